import * as v from 'valibot'
import { PACK_BUY_STATES } from '../constants/coupon'
import { couponTerms, heldCoupon } from './coupon'
import { endpoint } from '../endpoint'
import { id, instant, picture, satang } from '../fields'
import { payType, payOffers } from '../payment/payType'
import { purchaseState } from '../payment/purchaseState'

/** Coupons of one kind in a pack. */
const content = v.object({
  terms: couponTerms,
  num: v.number(),
  /** What one of them is worth when it is used, satang. */
  worth: satang,
  /** From when until when it could be used if it were bought now. */
  startAt: instant,
  endAt: instant,
})

/** Coupons that are sold together, as they stand for the caller. */
const pack = v.object({
  id,
  name: v.string(),
  /** A few words about what it is for; may be empty. */
  tagline: v.string(),
  image: picture,
  price: satang,
  coupons: v.array(content),
  /** How many packs are left, and all that there are; null without a limit. */
  left: v.nullable(v.number()),
  total: v.nullable(v.number()),
  /** How many one member buys, in all or in a calendar month; null without a limit. */
  perPerson: v.nullable(v.number()),
  perMonth: v.boolean(),
  /** How many the caller has bought, in all or in this month. */
  bought: v.number(),
  /** The caller's latest order of it that is paid or waits for its payment. */
  lastOrderId: v.nullable(id),
  /** For how many days the money of an unused pack can be had back. */
  refundDays: v.number(),
  saleFrom: v.nullable(instant),
  saleUntil: v.nullable(instant),
  buyState: v.picklist(PACK_BUY_STATES),
})
export type CouponPack = v.InferOutput<typeof pack>

/** A pack that the caller has ordered. */
const order = v.object({
  orderId: id,
  name: v.string(),
  image: picture,
  amount: satang,
  state: purchaseState,
  /** Its coupons; none until it is paid, and after the refund. */
  coupons: v.array(heldCoupon),
  /** Until when the caller may have the whole price back; null when it is too late, or one of the coupons was used or given. */
  refundUntil: v.nullable(instant),
  serverTime: instant,
})
export type CouponPackOrder = v.InferOutput<typeof order>

const write = { method: 'POST', access: 'member', json: true, idempotent: true } as const

/** Coupon packs: sold as a whole, paid through `pay` by the id of their order. */
export const couponPackContract = {
  list: endpoint({
    summary: 'The coupon packs on sale, or with `id` one pack also when it is not; with the ways to pay in a store',
    path: 'couponPack',
    access: 'guest',
    input: v.object({ storeId: id, id: v.optional(id) }),
    reply: v.object({ list: v.array(pack), payTypes: payOffers, serverTime: instant }),
  }),
  order: endpoint({
    ...write,
    summary: 'Orders a coupon pack; `pay` takes the id of the order. Its coupons are issued as soon as it is paid',
    path: 'couponPackOrder',
    input: v.object({ storeId: id, packId: id, payType }),
    reply: v.object({ orderId: id, payType, amount: satang, expireAt: instant }),
  }),
  ordered: endpoint({
    summary: 'A coupon pack that the caller has ordered, with its coupons',
    path: 'couponPackOrder',
    access: 'member',
    input: v.object({ orderId: id }),
    reply: order,
  }),
  refund: endpoint({
    ...write,
    summary:
      'Gives the whole price of a pack back of which no coupon was used, given or has expired; its coupons are gone',
    path: 'couponPackOrder/refund',
    input: v.object({ orderId: id }),
    reply: order,
  }),
}
