import * as v from 'valibot'
import { MAX_GIFT_COUPONS } from '../constants/coupon'
import { couponTerms } from './coupon'
import { endpoint } from '../endpoint'
import { giftMessage, id, instant, pageOf, paging, picture } from '../fields'

const gift = {
  id,
  message: v.string(),
  createdAt: instant,
  expireAt: instant,
  /** When it was claimed, taken back or came back. */
  endedAt: v.nullable(instant),
}

const coupon = v.object({
  terms: couponTerms,
  endAt: instant,
})

/** A gift as its giver and its receiver see it in their records (specification §2 "Coupon gift records"). */
const record = v.object({
  ...gift,
  coupons: v.array(coupon),
  /** `cancelled`: taken back by the giver. `returned`: not claimed in time. */
  state: v.picklist(['gifting', 'gifted', 'cancelled', 'returned']),
  /** The caller has given it. */
  given: v.boolean(),
  /** Nickname of the other one; empty until it is claimed. */
  person: v.string(),
})
export type CouponGiftRecord = v.InferOutput<typeof record>

/** What the link of a gift shows, and its giver's view of it. */
const landing = v.object({
  ...gift,
  coupons: v.array(
    v.object({
      ...coupon.entries,
      /** The coupon in the caller's account; null unless it is the caller's. */
      couponId: v.nullable(id),
    }),
  ),
  giver: v.object({ name: v.string(), avatar: picture }),
  /**
   * `own`: the caller gives it and it waits. `given`: the caller has given it and it was claimed. `yours`: the caller has claimed it.
   * `taken`: another user has.
   */
  state: v.picklist(['open', 'own', 'given', 'yours', 'taken', 'cancelled', 'returned']),
  /** Part of the link; null unless the state is `own`. */
  token: v.nullable(id),
  /** Of the state `given`: nickname of who has it. */
  receiver: v.string(),
  /** After how many hours an unclaimed gift comes back. */
  giveHours: v.number(),
  serverTime: instant,
})
export type CouponGiftLanding = v.InferOutput<typeof landing>

const write = { method: 'POST', access: 'member', json: true, idempotent: true } as const

/** Coupons that a member gives to another one by a link (specification §4 "Coupon gift"). */
export const couponRegiftContract = {
  records: endpoint({
    summary: 'The coupon gifts that the caller has given and received, newest first',
    path: 'couponRegift',
    access: 'member',
    input: v.object(paging),
    reply: pageOf(record),
  }),
  confirmGift: endpoint({
    ...write,
    summary: 'Puts coupons into one gift: they are locked until it is claimed, taken back or comes back',
    path: 'couponRegift/confirmGift',
    input: v.object({
      couponIds: v.pipe(v.array(id), v.maxLength(MAX_GIFT_COUPONS)),
      message: giftMessage,
    }),
    reply: landing,
  }),
  getGift: endpoint({
    summary: 'What the link of a gift shows; by its id to its giver and its receiver alone',
    path: 'couponRegift/getGift',
    access: 'guest',
    input: v.object({ token: v.optional(id), giftId: v.optional(id) }),
    reply: landing,
  }),
  receive: endpoint({
    ...write,
    summary: 'Claims the coupons of a link: the first one who is not their giver has them all',
    path: 'couponRegift/receive',
    input: v.object({ token: id }),
    reply: landing,
  }),
  takeBack: endpoint({
    ...write,
    summary: 'Takes a gift back that is not claimed yet',
    path: 'couponRegift/takeBack',
    input: v.object({ giftId: id }),
    reply: landing,
  }),
}
