import * as v from 'valibot'
import { DINING_TYPES } from '../constants/common'
import { amounts, off, whole } from '../formFields'

const benefits = v.object({
  /** Basis points off the price of dishes, where that is lower than the member price. */
  discount: whole(0, 0, 9000),
  /** The dining types of the discount; all when it is empty. */
  discountFor: v.fallback(v.array(v.picklist(DINING_TYPES)), []),
  /** Points of an order, basis points of the usual ones. */
  pointsRate: whole(0, 10_000, 100_000),
  freeDelivery: off,
  /** Metres up to which delivery is free; 0 for everywhere. */
  freeDeliveryWithin: whole(0, 0),
  /** Coupons of each month, by template. */
  coupons: v.fallback(
    v.array(v.object({ templateId: v.string(), num: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)) })),
    [],
  ),
  birthdayGift: off,
})
/** What a level or paid VIP gives a member. */
export type Benefits = v.InferOutput<typeof benefits>

/**
 * Levels: the growth at which each begins, in ascending order from level 0, their names and benefits. A level above 0 means VIP. `paid` is
 * what a VIP plan adds to them while it runs.
 */
export const vipset = v.object({
  on: off,
  levels: amounts,
  names: v.fallback(v.array(v.string()), []),
  benefits: v.fallback(v.array(benefits), []),
  paid: v.fallback(v.object({ on: off, ...benefits.entries }), { ...v.parse(benefits, {}), on: false }),
})
