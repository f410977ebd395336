import * as v from 'valibot'
import { memberTillContract } from '../../console/contract/memberTill'
import { id } from '../../src/contract/fields'
import { amountTyped, satangOf } from '../../src/domain/money/typedAmount'
import type { Staff } from '../modules/audit/audit'
import { chargeMember, readScanned, scanMember } from '../modules/till/memberTill'
import type { ConsoleDependencies } from './dependencies'
import type { MemberAtTill } from './memberBox'
import { runFormOnce } from './staffRequests'

type Dependencies = Pick<ConsoleDependencies, 'db' | 'memberCodes' | 'payCodes'>

const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

/** The bill of a member who was scanned before. */
export const memberBillForm = v.object({ act: v.literal('bill'), store: id, scanId: id, amount: v.string() })

/** What the member pays, as the page has shown it; the amounts in satang. */
export const memberChargeForm = v.object({
  ...{ act: v.literal('charge'), store: id, scanId: id, amount: digits, fromBalance: digits, key: id },
  payCode: v.optional(v.string(), ''),
})

/** Reads a member code, which is used up by that; a repeated form gets the same member. `amount`: as typed, and may be empty. */
export async function scanAtTill(
  { db, memberCodes: codes }: Dependencies,
  form: { store: string; code: string; amount: string; key: string },
  staff: Staff,
): Promise<MemberAtTill> {
  const { code, key } = form
  const once = { endpoint: 'POST /console/till member', key, request: { code } }
  const { scanId } = await runFormOnce(db, once, staff, (tx) => scanMember(tx, { code, codes }, staff))
  return billAtTill({ db }, { ...form, scanId }, staff)
}

/** A scanned member with a bill. An amount that cannot be read counts as none. */
export async function billAtTill(
  { db }: Pick<Dependencies, 'db'>,
  { store: storeId, scanId, amount: typed }: { store: string; scanId: string; amount: string },
  staff: Staff,
): Promise<MemberAtTill> {
  const read = v.safeParse(memberTillContract.charge.input.entries.amount, satangOf(amountTyped(typed)))
  const amount = read.success ? read.output : 0
  return { amount, ...(await readScanned(db, { scanId, storeId, amount }, staff)) }
}

/** Pays the bill. The id of its order, or the member again with why nothing was paid. */
export async function chargeAtTill(
  { db, payCodes }: Dependencies,
  { store: storeId, key, payCode, scanId, amount, fromBalance }: v.InferOutput<typeof memberChargeForm>,
  staff: Staff,
): Promise<{ orderId: string } | MemberAtTill> {
  const bill = { storeId, scanId, amount, fromBalance }
  const request = v.parse(memberTillContract.charge.input, { ...bill, ...(payCode && { payCode }) })
  const once = { endpoint: 'POST /console/till charge', key, request }
  const { state, order } = await runFormOnce(db, once, staff, (tx) => chargeMember(tx, request, { ...staff, payCodes }))
  if (order) return { orderId: order.orderId }
  const again = await readScanned(db, { scanId, storeId, amount }, staff)
  return { amount, ...again, refused: state === 'paid' ? undefined : state }
}
