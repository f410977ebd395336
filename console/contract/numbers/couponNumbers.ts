import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { id, pageOf, paging, satang } from '../../../src/contract/fields'
import { calendarDay } from '../fields'
import { staffRead } from '../staffCall'

/** What coupons came from: their template, or the pack, campaign or batch of codes that gave them. */
export const NUMBER_KINDS = ['template', 'pack', 'campaign', 'batch'] as const

const numbers = v.object({
  id,
  name: v.string(),
  /** Coupons that members received in the period. */
  issued: v.number(),
  /** Coupons that were used in the period in orders, bills and at the till; those of orders that wait for their payment are in it. */
  used: v.number(),
  /** Coupons whose validity ended in the period, unused. */
  expired: v.number(),
  /** What the used ones took off. */
  discount: satang,
  /** What was paid for the orders and bills that used them, without refunds; one that used several counts for each thing once. */
  turnover: satang,
})
export type CouponNumbers = v.InferOutput<typeof numbers>

/** What coupons did for the restaurant. */
export const couponNumbersContract = {
  list: endpoint({
    ...staffRead,
    summary:
      'Coupons issued, used and expired from one day of the restaurant to another, the discount given and the turnover brought. With a store what is used counts only there; issued and expired have no store',
    path: 'coupon/numbers',
    input: v.object({
      by: v.picklist(NUMBER_KINDS),
      from: calendarDay,
      to: calendarDay,
      storeId: v.optional(id),
      ...paging,
    }),
    reply: pageOf(numbers),
  }),
}
