import type { StaffDrink } from '../../contract/tables/drinks'
import { drinksContract } from '../../contract/tables/drinks'
import { type MemberBill, memberTillContract, type ScannedMember } from '../../contract/till/memberTill'
import { pointsOrderContract, type StaffPointsOrder } from '../../contract/members/pointsOrder'
import { type TillFind, tillContract, type TillPreview } from '../../contract/till/till'
import type { StaffClient } from '../api/staffClient'

/** What the guest has shown. Without a bill nothing is previewed. */
export type TillFinding =
  | { kind: 'member'; member: ScannedMember; bill: MemberBill | undefined }
  | { kind: 'offer'; code: string; name: string; holder: string; preview: TillPreview | undefined }
  | { kind: 'pickup'; code: string; order: StaffPointsOrder | undefined }
  | { kind: 'drink'; code: string; drink: StaffDrink }

/** A till, and the bill in satang; 0 without one. */
export interface Till {
  storeId: string
  amount: number
}

/** Reads what a code stands for. A code of a member is used up by that. */
export async function findShown(client: StaffClient, code: string, till: Till): Promise<TillFinding> {
  const { storeId } = till
  return open(client, { ...(await client.call(tillContract.find, { storeId, code })), code }, till)
}

async function open(client: StaffClient, { kind, name, holder, code }: TillFind & { code: string }, till: Till) {
  const { storeId } = till
  switch (kind) {
    case 'member': {
      const member = await client.call(memberTillContract.scan, { code })
      return withBill(client, { kind, member, bill: undefined }, till)
    }
    case 'pickup': {
      const { list } = await client.call(pointsOrderContract.list, { storeId, code })
      return { kind, code, order: list[0] }
    }
    case 'drink':
      return { kind, code, drink: await client.call(drinksContract.byCode, { storeId, code }) }
    case 'coupon':
    case 'giftCard':
      return withBill(client, { kind: 'offer', code, name, holder, preview: undefined }, till)
  }
}

/** The same with what comes off the bill. */
export async function withBill(
  client: StaffClient,
  found: TillFinding,
  { storeId, amount }: Till,
): Promise<TillFinding> {
  if (amount === 0) return withoutBill(found)
  if (found.kind === 'offer') {
    const preview = await client.call(tillContract.preview, { storeId, code: found.code, amount })
    return { ...found, preview }
  }
  if (found.kind !== 'member' || found.member.balance === null) return found
  const { scanId } = found.member
  return { ...found, bill: await client.call(memberTillContract.bill, { storeId, scanId, amount }) }
}

/** The same without a preview, which was of another bill. */
export function withoutBill(found: TillFinding): TillFinding {
  if (found.kind === 'offer') return { ...found, preview: undefined }
  return found.kind === 'member' ? { ...found, bill: undefined } : found
}

/** Whether it is used for a bill that is not entered yet. */
export const needsBill = (found: TillFinding): boolean =>
  (found.kind === 'offer' && !found.preview) ||
  (found.kind === 'member' && found.member.balance !== null && !found.bill)
