import * as v from 'valibot'
import { COUPON_FILTERS, COUPON_KINDS, COUPON_SCENES, COUPON_TABS, RECEIVE_STATES } from '../constants/coupon'
import { endpoint } from '../endpoint'
import { clock, id, instant, pageOf, paging, picture, satang, text } from '../fields'

const named = v.object({ id, name: v.string() })

/** With what else a coupon may be used in one order. */
const couponStacking = v.object({
  coupons: v.boolean(),
  activities: v.boolean(),
  memberPrices: v.boolean(),
  points: v.boolean(),
})

/** What a coupon is worth, and where and when it can be used (specification §4 "Coupon"). */
export const couponTerms = v.object({
  /** Id of the coupon template. */
  couponId: id,
  name: v.string(),
  image: picture,
  description: v.string(),
  kind: v.picklist(COUPON_KINDS),
  /** `amount`: satang off. `percent`: basis points off. Other kinds: 0. */
  value: v.number(),
  /** The most that comes off; null without a cap. */
  maxDiscount: v.nullable(satang),
  /** The least amount of the dishes that it applies to. */
  minAmount: satang,
  /** `buyGet`: pieces to buy, and pieces that are free then. `freeItem`: 0 and the pieces that are free. */
  buyNum: v.number(),
  getNum: v.number(),
  /** Ways of ordering; empty means all. */
  scenes: v.array(v.picklist(COUPON_SCENES)),
  /** Stores; empty means all. */
  stores: v.array(named),
  goodsRule: v.picklist(['all', 'only', 'except']),
  /** The dishes of the rules `only` and `except`. */
  goods: v.array(named),
  /** Weekdays (0 is Sunday) and hours of use in the store's time; empty means always. */
  useTimes: v.array(v.object({ weeks: v.array(v.number()), start: clock, end: clock })),
  /** How many of this template one order takes. */
  perOrder: v.number(),
  stacks: couponStacking,
  giftable: v.boolean(),
})
export type CouponTerms = v.InferOutput<typeof couponTerms>

/** A coupon that a member holds. `locked`: it waits in a gift to be claimed. */
export const heldCoupon = v.object({
  id,
  terms: couponTerms,
  state: v.picklist(['usable', 'used', 'expired', 'locked']),
  startAt: instant,
  endAt: instant,
  receivedAt: instant,
  /** Of a used one: when, what it saved, and the order. */
  used: v.nullable(v.object({ at: instant, amount: satang, orderId: v.nullable(id) })),
  /** The gift that locks it, and until when unless it is claimed. */
  giftId: v.nullable(id),
  lockedUntil: v.nullable(instant),
})
export type HeldCoupon = v.InferOutput<typeof heldCoupon>

/**
 * Whether a coupon can be claimed now: it can; all of one's share is claimed, or of today's; none is left; the claim period has not begun,
 * or is over; the member's level is too low; it is for members who have never ordered.
 */
export const receiveState = v.picklist(RECEIVE_STATES)
export type ReceiveState = v.InferOutput<typeof receiveState>

/** A coupon of the centre, as it stands for the caller. */
export const couponOffer = v.object({
  terms: couponTerms,
  receiveState,
  /** Coupons that were issued so far, and all that there are; null without a limit. */
  issued: v.number(),
  total: v.nullable(v.number()),
  /** How many one member claims in all and on one day; null without a limit. */
  perPerson: v.nullable(v.number()),
  perDay: v.nullable(v.number()),
  /** How many the caller has claimed. */
  claimed: v.number(),
  receiver: v.picklist(['all', 'member', 'level', 'newcomer']),
  /** The least level of the receiver `level`, and its name. */
  level: v.number(),
  levelName: v.string(),
  claimFrom: v.nullable(instant),
  claimUntil: v.nullable(instant),
  /** The fixed period of use; null when it depends on the day of receipt: then it lasts `validDays` days. */
  valid: v.nullable(v.object({ startAt: instant, endAt: instant })),
  validDays: v.number(),
  /** A usable coupon of this kind that the caller holds. */
  heldId: v.nullable(id),
})
export type CouponOffer = v.InferOutput<typeof couponOffer>

const counts = v.object({ usable: v.number(), used: v.number(), expired: v.number() })

/** What a code or a word gave. */
const redeemed = v.object({
  coupons: v.array(heldCoupon),
  /** Money that was added to the balance, and the balance since then, satang. */
  amount: satang,
  balance: satang,
})
export type Redeemed = v.InferOutput<typeof redeemed>

const typed = v.pipe(text(60), v.minLength(1))

export const couponContract = {
  centre: endpoint({
    summary:
      'The coupon centre: coupons that guests claim, with what is left and whether the caller can claim; `usable` counts the own ones',
    path: 'coupon',
    input: v.object({}),
    reply: v.object({ list: v.array(couponOffer), usable: v.number(), serverTime: instant }),
  }),
  detail: endpoint({
    summary: 'One coupon with its dishes: a held one by its own id, otherwise one of the coupon centre',
    path: 'coupon/detail',
    input: v.object({ couponId: id }),
    reply: v.object({
      terms: couponTerms,
      /** Null for a coupon that is not claimed in the centre. */
      offer: v.nullable(couponOffer),
      held: v.nullable(heldCoupon),
      /** The dishes of the terms, with their pictures; the same dish of several stores once. */
      dishes: v.array(v.object({ id, name: v.string(), image: picture })),
      /** After how many hours an unclaimed gift comes back. */
      giveHours: v.number(),
      serverTime: instant,
    }),
  }),
  claim: endpoint({
    summary: 'Claims a coupon of the coupon centre',
    method: 'POST',
    path: 'coupon',
    access: 'member',
    idempotent: true,
    input: v.object({ couponId: id }),
    reply: v.object({ held: heldCoupon, offer: couponOffer }),
  }),
  window: endpoint({
    summary:
      'The coupons of the pop-up for newcomers that the caller can take; none for members who have ordered or have taken them',
    path: 'windowCoupon',
    input: v.object({}),
    reply: v.object({ list: v.array(couponOffer) }),
  }),
  takeWindow: endpoint({
    summary: 'Takes all coupons of the pop-up for newcomers, once',
    method: 'POST',
    path: 'windowCoupon',
    access: 'member',
    idempotent: true,
    input: v.object({}),
    reply: v.object({ coupons: v.array(heldCoupon) }),
  }),
  mine: endpoint({
    summary:
      'Own coupons by state: usable ones by what ends first, with those that wait in a gift; past ones, latest first, for 90 days. `filter` narrows the list, not the counts',
    path: 'my/coupon',
    access: 'member',
    input: v.object({
      state: v.optional(v.picklist(COUPON_TABS), 'usable'),
      filter: v.optional(v.picklist(COUPON_FILTERS)),
      ...paging,
    }),
    reply: v.object({
      ...pageOf(heldCoupon).entries,
      counts,
      /** After how many hours an unclaimed gift comes back. */
      giveHours: v.number(),
      serverTime: instant,
    }),
  }),
  qrcode: endpoint({
    summary: 'What staff scan or type to use a held coupon; refused while it cannot be used',
    path: 'coupon/qrcode',
    access: 'member',
    input: v.object({ couponId: id }),
    reply: v.object({ code: v.string(), qrCode: v.string(), endAt: instant }),
  }),
  exchangeCoupon: endpoint({
    summary: 'Redeems an exchange code for coupons',
    method: 'POST',
    path: 'exchangeCode/coupon',
    access: 'member',
    idempotent: true,
    otherClients: true,
    input: v.object({ code: typed }),
    reply: redeemed,
  }),
  exchangeBalance: endpoint({
    summary: 'Redeems an exchange code for balance',
    method: 'POST',
    path: 'exchangeCode/balance',
    access: 'member',
    idempotent: true,
    otherClients: true,
    input: v.object({ code: typed }),
    reply: redeemed,
  }),
  word: endpoint({
    summary: 'Redeems what was typed: a word that the merchant has published, or an exchange code of either kind',
    method: 'POST',
    path: 'wordCoupon',
    access: 'member',
    idempotent: true,
    input: v.object({ word: typed }),
    reply: redeemed,
  }),
}
