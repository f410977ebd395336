import * as v from 'valibot'
import { heldCoupon } from '../coupon/coupon'
import { endpoint } from '../endpoint'
import { flag, id, instant, int, satang } from '../fields'
import { payType, payOffers } from '../payment/payType'
import { purchaseState } from '../payment/purchaseState'

/** Coupons that a top-up gives. */
const givenCoupon = v.object({
  couponId: id,
  name: v.string(),
  num: v.number(),
  /** Until when it could be used if it were given now. */
  endAt: instant,
})

/** An amount to pay in, with what is given for it. Money in satang. */
const amount = v.object({
  /** Null for a plain amount, for which nothing is given. */
  id: v.nullable(id),
  /** Counted up with each edit; the order names it. */
  version: v.number(),
  amount: satang,
  bonus: satang,
  points: v.number(),
  coupons: v.array(givenCoupon),
  recommended: v.boolean(),
  /** How often the caller can still choose it; null without a limit. */
  left: v.nullable(v.number()),
  endAt: v.nullable(instant),
})
export type TopUpAmount = v.InferOutput<typeof amount>

const balance = v.object({ total: satang, paidIn: satang, bonus: satang })

const offer = v.object({
  /** Whether stored value is on; while it is off nothing is sold, and what is left cannot be spent. */
  on: v.boolean(),
  list: v.array(amount),
  /** Limits of a free amount, in whole baht; null when there is none. */
  free: v.nullable(v.object({ min: satang, max: satang })),
  /** What the caller may still pay in today; null without a limit. */
  leftToday: v.nullable(satang),
  balance,
  /** Stores to choose from; empty when the guest does not choose. */
  stores: v.array(v.object({ id, name: v.string() })),
  payTypes: payOffers,
  /** For how many days an unused top-up is refunded; 0 for never. */
  refundDays: v.number(),
  /** The share of a payment that is taken from the bonus money, basis points. */
  bonusShare: v.number(),
  serverTime: instant,
})
export type TopUpOffer = v.InferOutput<typeof offer>

/** A top-up of the caller. */
const order = v.object({
  orderId: id,
  amount: satang,
  bonus: satang,
  points: v.number(),
  state: purchaseState,
  /** The coupons that it has given; none until it is paid, and after the refund. */
  coupons: v.array(heldCoupon),
  /** Until when it is refunded on request, which takes back what was given; null when it is too late, or some of it was used. */
  refundUntil: v.nullable(instant),
  balance,
  serverTime: instant,
})
export type TopUpOrderView = v.InferOutput<typeof order>

const write = { method: 'POST', access: 'member', json: true, idempotent: true } as const

/** Stored value: money that a member pays in. */
export const storeValueContract = {
  list: endpoint({
    summary: 'Amounts to pay in with what is given for each, the rules, the balance of the caller and the ways to pay',
    path: 'storeValue',
    access: 'guest',
    input: v.object({ storeId: id }),
    reply: offer,
  }),
  order: endpoint({
    ...write,
    summary:
      'Orders a top-up; `pay` takes the id of the order. The payment credits the balance, once. An amount that has changed since it was listed is refused',
    path: 'storeValue',
    input: v.object({
      storeId: id,
      /** The amount of the list with its version; both missing for a plain or free amount. */
      amountId: v.optional(id),
      version: v.optional(int(1)),
      amount: int(1),
      payType,
      /** Whether the guest has agreed to the terms. */
      agreed: flag,
    }),
    reply: v.object({ orderId: id, payType, amount: satang, expireAt: instant }),
  }),
  ordered: endpoint({
    summary: 'A top-up of the caller',
    path: 'storeValueOrder',
    access: 'member',
    input: v.object({ orderId: id }),
    reply: order,
  }),
  refund: endpoint({
    ...write,
    summary: 'Refunds a top-up of which nothing was used; the bonus, the points and the coupons are taken back',
    path: 'storeValueOrder/refund',
    input: v.object({ orderId: id }),
    reply: order,
  }),
}
