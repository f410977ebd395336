import type { CounterWay } from '../../contract/orders/counterWay'
import type { StaffDrink } from '../../contract/tables/drinks'
import {
  type MemberBill,
  memberTillContract,
  type MemberCharge,
  type ScannedMember,
} from '../../contract/till/memberTill'
import { pointsOrderContract, type StaffPointsOrder } from '../../contract/members/pointsOrder'
import { tillContract, type TillPreview, type TillRedemption } from '../../contract/till/till'
import { StaffReplyError } from '../api/errors'
import type { StaffClient } from '../api/staffClient'
import type { TillFinding } from './finding'

/** What was done. */
export type TillOutcome =
  | { kind: 'used'; use: TillRedemption }
  | { kind: 'paid'; order: NonNullable<MemberCharge['order']> }
  | { kind: 'handedOut'; order: StaffPointsOrder }
  | { kind: 'takenOut'; drink: StaffDrink }

/** Why a charge did not pay (`till.refused.<name>` of the texts). */
export type ChargeFailure = Exclude<MemberCharge['state'], 'paid'>

/** What a confirmation needs of the till. */
export interface Confirming {
  client: StaffClient
  storeId: string
  /** Another amount comes off by now than was shown: this is shown instead. */
  onChanged(found: TillFinding): void
}

/** Uses a coupon or gift card for the bill of the preview. */
export async function redeemOffer(
  { client, storeId, onChanged }: Confirming,
  found: Extract<TillFinding, { kind: 'offer' }>,
  { amount, discount }: TillPreview,
): Promise<TillOutcome> {
  const request = { storeId, code: found.code, amount, discount }
  const use = await client.call(tillContract.redeem, request).catch((error: unknown) => {
    const preview = changedIn<{ preview?: TillPreview }>(error)?.preview
    if (preview) onChanged({ ...found, preview })
    throw error
  })
  return { kind: 'used', use }
}

/** Pays a bill from the balance of a member as it was shown. */
export async function chargeMember(
  { client, storeId, onChanged }: Confirming,
  {
    member,
    bill,
    payCode,
    way,
  }: { member: ScannedMember; bill: MemberBill; payCode: string; way: CounterWay | undefined },
): Promise<TillOutcome | ChargeFailure> {
  const { amount, fromBalance, left } = bill
  const more = { ...(payCode && { payCode }), ...(left > 0 && way && { way }) }
  const request = { storeId, scanId: member.scanId, amount, fromBalance, ...more }
  const { state, order } = await client.call(memberTillContract.charge, request).catch((error: unknown) => {
    const next = changedIn<{ fromBalance?: number }>(error)?.fromBalance
    if (next !== undefined)
      onChanged({ kind: 'member', member, bill: { amount, fromBalance: next, left: amount - next } })
    throw error
  })
  if (state !== 'paid') return state
  if (!order) throw new Error('A paid charge has an order')
  return { kind: 'paid', order }
}

/** Hands an order of the points shop out by its code. */
export const handOutOrder = async ({ client }: Confirming, code: string): Promise<TillOutcome> => ({
  kind: 'handedOut',
  order: await client.call(pointsOrderContract.handOut, { code }),
})

/** What the server answers when an amount has changed since it was shown. */
const changedIn = <T>(error: unknown): T | undefined =>
  error instanceof StaffReplyError && error.code === 409 ? (error.data as T) : undefined
