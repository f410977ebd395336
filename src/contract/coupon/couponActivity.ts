import * as v from 'valibot'
import { couponOffer, couponTerms, heldCoupon, receiveState } from './coupon'
import { endpoint } from '../endpoint'
import { id, instant, picture } from '../fields'

/** A coupon campaign, as it stands for the caller. */
const couponActivity = v.object({
  id,
  name: v.string(),
  description: v.string(),
  image: picture,
  /** Its coupons are given for a word that the merchant publishes, by `wordCoupon`; otherwise they are claimed with a tap. */
  byWord: v.boolean(),
  /** What a claim gives: `num` coupons of each. */
  coupons: v.array(
    v.object({
      terms: couponTerms,
      num: v.number(),
      valid: couponOffer.entries.valid,
      validDays: couponOffer.entries.validDays,
    }),
  ),
  /** Whether the caller can claim, by the campaign and by each of its coupons. */
  receiveState,
  /** The level that the state `levelTooLow` asks for. */
  levelName: v.string(),
  /** How many guests can still claim, and all that can; null without a limit. */
  left: v.nullable(v.number()),
  total: v.nullable(v.number()),
  claimFrom: v.nullable(instant),
  claimUntil: v.nullable(instant),
})
export type CouponActivity = v.InferOutput<typeof couponActivity>

/** Coupon campaigns: each gives its coupons once to each member. */
export const couponActivityContract = {
  list: endpoint({
    summary: 'The coupon campaigns that guests find, or with `id` one of them, also when it is over or not listed',
    path: 'couponActivity',
    input: v.object({ id: v.optional(id) }),
    reply: v.object({ list: v.array(couponActivity), serverTime: instant }),
  }),
  claim: endpoint({
    summary: 'Claims all coupons of a campaign, once; refused for one that asks for a word',
    method: 'POST',
    path: 'couponActivity',
    access: 'member',
    idempotent: true,
    input: v.object({ activityId: id }),
    reply: v.object({ coupons: v.array(heldCoupon) }),
  }),
}
