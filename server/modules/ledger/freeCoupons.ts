import { and, eq, lte, or, type SQL } from 'drizzle-orm'
import { userCoupons } from '../../db/schema/coupons/coupons'

/** What a coupon that waits in no gift is written with. */
export const UNLOCKED = { giftId: null, lockedUntil: null } as const

/** The coupons that are neither used nor in a gift that waits to be claimed, as a condition. */
export function isFree(now: Date): SQL {
  const lapsed = and(eq(userCoupons.state, 'locked'), lte(userCoupons.lockedUntil, now))
  return or(eq(userCoupons.state, 'usable'), lapsed) as SQL
}
