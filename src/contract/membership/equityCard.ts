import * as v from 'valibot'
import { couponTerms, heldCoupon } from '../coupon/coupon'
import { endpoint } from '../endpoint'
import { id, instant, picture, satang, text } from '../fields'
import { payType, payOffers } from '../payment/payType'

/** What is the same of a card on sale and of one that a member has. */
const facts = {
  name: v.string(),
  /** A few words about it; may be empty. */
  text: v.string(),
  image: picture,
  /** Calendar months. */
  months: v.number(),
  /** What each month gives. */
  coupons: v.array(v.object({ terms: couponTerms, num: v.number() })),
}

const card = v.object({ ...facts, id, price: satang, refundDays: v.number(), onSale: v.boolean() })
export type EquityCard = v.InferOutput<typeof card>

const held = v.object({
  ...facts,
  id,
  cardId: id,
  /** The number on the card. */
  no: v.string(),
  state: v.picklist(['pending', 'running', 'ended', 'refunded']),
  startAt: v.nullable(instant),
  endAt: v.nullable(instant),
  /** When the coupons of the next month come; null when there are no more. */
  nextAt: v.nullable(instant),
  /** Until when the caller may have the money back; null when it is too late, it was not bought, or a benefit was used. */
  refundUntil: v.nullable(instant),
  /** What it has given so far, the latest first. */
  history: v.array(heldCoupon),
})
export type HeldEquityCard = v.InferOutput<typeof held>

const write = { method: 'POST', access: 'member', json: true, idempotent: true } as const

/** Equity cards: coupons in each month of a card that is bought, or activated by its number and password. */
export const equityCardContract = {
  list: endpoint({
    summary: 'The equity cards on sale, or with `id` one card also when it is not; with the ways to pay in a store',
    path: 'equityCard',
    access: 'guest',
    input: v.object({ storeId: id, id: v.optional(id) }),
    reply: v.object({ list: v.array(card), payTypes: payOffers, serverTime: instant }),
  }),
  order: endpoint({
    ...write,
    summary: 'Orders an equity card; `pay` takes the id of the order. It starts as soon as it is paid',
    path: 'equityCardOrder',
    input: v.object({ storeId: id, cardId: id, payType }),
    reply: v.object({ orderId: id, payType, amount: satang, expireAt: instant }),
  }),
  mine: endpoint({
    summary: 'The equity cards of the caller, the latest first; with `id` one of them',
    path: 'equityCardOrder/myCard',
    access: 'member',
    input: v.object({ id: v.optional(id) }),
    reply: v.object({ list: v.array(held), serverTime: instant }),
  }),
  activate: endpoint({
    ...write,
    summary: 'Activates a printed card by its number and password; it starts at once',
    path: 'equityCardOrder/activate',
    input: v.object({ no: v.pipe(text(40), v.minLength(1)), password: v.pipe(text(40), v.minLength(1)) }),
    reply: held,
  }),
  refund: endpoint({
    ...write,
    summary: 'Gives the whole price of a bought card back of which no coupon was used, given or has expired',
    path: 'equityCardOrder/refund',
    input: v.object({ id }),
    reply: held,
  }),
}
