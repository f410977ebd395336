import { and, desc, eq, inArray, like } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { lockCoupons } from '../../db/locks'
import { benefitGrants } from '../../db/schema/members/membership'
import { type UserCoupon, userCoupons } from '../../db/schema/coupons/coupons'
import { heldState } from '../coupons/couponPresenter'

/** The coupons that a term of paid VIP or an equity card has given, the latest first. */
export function couponsOfTerm(db: ReadDb, termId: string): Promise<UserCoupon[]> {
  const given = and(eq(userCoupons.source, 'benefit'), like(userCoupons.cause, `% ${likeText(termId)} %`))
  return db.select().from(userCoupons).where(given).orderBy(desc(userCoupons.receivedAt), desc(userCoupons.id))
}

/** An id is base64url: its underscores stand for themselves. */
const likeText = (id: string) => id.replaceAll('_', '\\_')

/** Whether a member has all of some coupons, and none was used, waits in a gift, or has expired. */
export function areUnused(coupons: readonly UserCoupon[], userId: string, now: Date): boolean {
  return coupons.every((coupon) => coupon.userId === userId && heldState(coupon, now) === 'usable')
}

/** Takes the unused coupons of a term away, with its place in the grants. Refuses when one was used. */
export async function takeCouponsOf(
  tx: Tx,
  { termId, userId, now }: { termId: string; userId: string; now: Date },
  refusal: 'vip.used' | 'equityCard.used',
): Promise<void> {
  const known = await couponsOfTerm(tx, termId)
  const ids = known.map(({ id }) => id)
  const coupons = await lockCoupons(tx, ids)
  if (coupons.length < ids.length || !areUnused(coupons, userId, now)) throw new AppError(400, refusal)
  if (ids.length > 0) await tx.delete(userCoupons).where(inArray(userCoupons.id, ids))
  await tx.delete(benefitGrants).where(eq(benefitGrants.giver, termId))
}
