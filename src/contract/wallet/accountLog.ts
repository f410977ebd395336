import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id, instant, pageOf, paging, satang } from '../fields'
import { payType } from '../payment/payType'

/** Lists of the balance. */

/**
 * Why a balance changes. `bonus` is money from the merchant: for a top-up, a code or an occasion; `topUpBack` a refunded top-up; `adjusted`
 * a booking by staff; `other` what was held before or moved between accounts.
 */
const ACCOUNT_LOG_TYPES = ['topUp', 'topUpBack', 'spent', 'refund', 'bonus', 'adjusted', 'other'] as const

/** Why the balance changed, for the words and the filter. */
const type = v.picklist(ACCOUNT_LOG_TYPES)
export type AccountLogType = v.InferOutput<typeof type>

/** A change of the balance. */
const entry = v.object({
  id: v.number(),
  type,
  /** Signed, satang. */
  amount: v.number(),
  balanceAfter: satang,
  at: instant,
  /** The store of a payment or refund, the order number, how a top-up was paid, the reason of a booking by staff; empty without. */
  storeName: v.string(),
  orderNo: v.string(),
  payType: v.nullable(payType),
  note: v.string(),
  /** The order to open; null without one. A top-up has an order of its own. */
  orderId: v.nullable(id),
  topUpId: v.nullable(id),
})
export type AccountLogEntry = v.InferOutput<typeof entry>

/** Sums of a month under the filter, satang. */
const month = v.object({
  /** `2026-11` by the stores' time. */
  month: v.string(),
  in: satang,
  out: satang,
})
export type AccountLogMonth = v.InferOutput<typeof month>

/** Records of the balance. */
export const accountLogContract = {
  list: endpoint({
    summary: "Changes of the caller's balance, newest first, with the sums of each month on the page",
    path: 'accountLog',
    access: 'member',
    input: v.object({ type: v.optional(v.picklist(['all', 'topUp', 'spent', 'refund', 'bonus']), 'all'), ...paging }),
    reply: v.object({
      ...pageOf(entry).entries,
      months: v.array(month),
      balance: v.object({ total: satang, paidIn: satang, bonus: satang }),
    }),
  }),
}
