import type { CouponRule } from '../../../../server/modules/pricing/couponDiscount'
import { STACKS_ALL } from './coupons'

/** A rule of a coupon for pricing: an amount off all dishes, unless said otherwise. */
export function rule(given: Partial<CouponRule> = {}): CouponRule {
  return {
    ...{ id: 'c', name: 'C', kind: 'amount', value: 0, maxDiscount: null, buyNum: 0, getNum: 0 },
    ...{ goodsRule: 'all', goodsIds: [], stacks: STACKS_ALL },
    ...given,
  }
}

/** An amount off, satang. */
export const off = (value: number, given: Partial<CouponRule> = {}) => rule({ value, ...given })
/** Basis points off. */
export const percent = (value: number, given: Partial<CouponRule> = {}) => rule({ kind: 'percent', value, ...given })
/** Free pieces. */
export const free = (getNum: number, given: Partial<CouponRule> = {}) => rule({ kind: 'freeItem', getNum, ...given })
/** Free pieces for bought ones. */
export const buyGet = (buyNum: number, getNum: number, given: Partial<CouponRule> = {}) =>
  rule({ kind: 'buyGet', buyNum, getNum, ...given })
/** Free delivery. */
export const freeDelivery = (given: Partial<CouponRule> = {}) => rule({ kind: 'freeDelivery', ...given })
/** Restricts a coupon to dishes, or excludes them. */
export const only = (...goodsIds: string[]) => ({ goodsRule: 'only', goodsIds }) as const
export const except = (...goodsIds: string[]) => ({ goodsRule: 'except', goodsIds }) as const
