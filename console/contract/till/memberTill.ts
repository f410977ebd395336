import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { id, instant, int, satang, text } from '../../../src/contract/fields'
import { counterWay } from '../orders/counterWay'
import { staffRead, staffWrite } from '../staffCall'

/** A member who has shown the code at the till. */
const scanned = v.object({
  scanId: id,
  memberId: id,
  nickname: v.string(),
  levelName: v.string(),
  /** Money in satang; `balance` is null while stored value is switched off. */
  balance: v.nullable(satang),
  points: v.number(),
  coupons: v.number(),
  /** Whether the member has to enter the pay code before the balance pays. */
  payCode: v.boolean(),
  /** Until when the scan can pay a bill. */
  until: instant,
})
export type ScannedMember = v.InferOutput<typeof scanned>

const share = v.object({
  amount: satang,
  /** What the balance pays of the bill, and what is left to pay at the till. */
  fromBalance: satang,
  left: satang,
})
export type MemberBill = v.InferOutput<typeof share>

const bill = {
  scanId: id,
  storeId: id,
  /** The bill with service charge and taxes, satang. */
  amount: int(1, 100_000_000),
}

const charge = v.object({
  /** `payCodeWrong`: nothing was paid, the member may try again; `payCodeLocked`: too many tries. */
  state: v.picklist(['paid', 'payCodeWrong', 'payCodeLocked']),
  /** The bill that was paid; null when nothing was. */
  order: v.nullable(v.object({ orderId: id, orderNo: v.string(), amount: satang, fromBalance: satang, left: satang })),
})
export type MemberCharge = v.InferOutput<typeof charge>

/** Members who show their code at the till. */
export const memberTillContract = {
  scan: endpoint({
    ...staffWrite,
    summary: 'Reads a member code, which is used up by that: who it is and what the member has',
    path: 'till/member',
    input: v.object({ code: text(60) }),
    reply: scanned,
  }),
  bill: endpoint({
    ...staffRead,
    summary: 'What the balance of a scanned member pays of a bill; nothing while it is empty or switched off',
    path: 'till/memberBill',
    input: v.object(bill),
    reply: share,
  }),
  charge: endpoint({
    ...staffWrite,
    summary:
      'Pays a bill from the balance of a scanned member, once for each scan; what the balance does not reach is `left` and counts as paid at the till by `way`. Another amount from the balance than `fromBalance` is refused with code 409 and `fromBalance` in the data',
    path: 'till/charge',
    input: v.object({
      ...bill,
      fromBalance: int(1, 100_000_000),
      payCode: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/))),
      way: counterWay,
    }),
    reply: charge,
  }),
}
