import { DINING_TYPES } from '../../../src/contract/constants/common'
import type { DiningType } from '../../../src/contract/fields'
import type { Benefits } from '../../../src/contract/membership/vipset'

/** What a member has from level and paid VIP together: of each benefit the better one. */
export interface MemberBenefits {
  /** Basis points off the price of dishes, by dining type. */
  discounts: Record<DiningType, number>
  /** Points of an order, basis points of the usual ones. */
  pointsRate: number
  /** Metres up to which delivery is free; null when it is not. */
  freeDelivery: number | null
}

/** The benefits of a member, and those of the level alone: paid VIP saves the difference. */
export interface OwnBenefits extends MemberBenefits {
  ofLevel: MemberBenefits
}

const PLAIN_RATE = 10_000

/** The benefits that several givers have together. */
export function bestOf(given: readonly Benefits[]): MemberBenefits {
  const off = (type: DiningType) => Math.max(0, ...given.map((each) => discountOf(each, type)))
  const free = given.filter(({ freeDelivery }) => freeDelivery).map(({ freeDeliveryWithin }) => freeDeliveryWithin)
  return {
    discounts: Object.fromEntries(DINING_TYPES.map((type) => [type, off(type)])) as Record<DiningType, number>,
    pointsRate: Math.max(PLAIN_RATE, ...given.map(({ pointsRate }) => pointsRate)),
    freeDelivery: free.length === 0 ? null : Math.max(...free.map((metres) => metres || Infinity)),
  }
}

function discountOf({ discount, discountFor }: Benefits, type: DiningType): number {
  return discountFor.length === 0 || discountFor.includes(type) ? discount : 0
}
