import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { lockUser } from '../../db/locks'
import { type CouponActivity, couponActivities, couponActivityClaims } from '../../db/schema/coupons/couponClaims'
import type { UserCoupon } from '../../db/schema/coupons/coupons'
import { activityState, isClaimed } from './activities'
import { issueAll, refuse } from './issueCoupons'

/** The redeeming member and the time. */
export interface Redeemer {
  userId: string
  locale: Locale
  now: Date
}

/** Claims the coupons of a campaign with a tap, once. */
export async function claimActivity(tx: Tx, claimer: Redeemer, activityId: string): Promise<UserCoupon[]> {
  const { userId, now } = claimer
  await lockUser(tx, userId)
  const [activity] = await tx.select().from(couponActivities).where(eq(couponActivities.id, activityId))
  if (!activity) throw new AppError(400, 'claim.notFound')
  if (activity.word !== null) throw new AppError(400, 'claim.byWord')
  refuse(activityState(activity, { claimed: await isClaimed(tx, activityId, userId), now }))
  const coupons = await takeActivity(tx, claimer, activity, 'campaign')
  if (!coupons) throw new AppError(400, 'claim.soldOut')
  return coupons
}

/** Counts and records a claim of a campaign and issues its coupons; undefined when none is left. The caller has locked the user. */
export async function takeActivity(
  tx: Tx,
  claimer: Redeemer,
  { id, coupons }: CouponActivity,
  source: 'campaign' | 'word',
): Promise<UserCoupon[] | undefined> {
  const { userId, now } = claimer
  const left = or(isNull(couponActivities.total), lt(couponActivities.claimed, couponActivities.total))
  const counted = await tx
    .update(couponActivities)
    .set({ claimed: sql`${couponActivities.claimed} + 1` })
    .where(and(eq(couponActivities.id, id), left))
    .returning({ id: couponActivities.id })
  if (counted.length === 0) return undefined
  await tx.insert(couponActivityClaims).values({ activityId: id, userId, at: now })
  return issueAll(tx, claimer, { gifts: coupons, source, cause: `${id} ${userId}` })
}
