import * as v from 'valibot'
import { id } from '../fields'

/** What a member is given for an occasion, with its coupons as guests see them. */
export const rewardView = v.object({
  points: v.number(),
  growth: v.number(),
  coupons: v.array(
    v.object({
      couponId: id,
      name: v.string(),
      num: v.number(),
      /** What one takes off, satang; null for coupons that are not of a fixed amount. */
      value: v.nullable(v.number()),
    }),
  ),
})
export type RewardView = v.InferOutput<typeof rewardView>
