import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CouponOffer } from '../../../src/contract/coupon/coupon'
import { couponSetting } from '../../../src/contract/config/forms'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { lockUser } from '../../db/locks'
import { couponTemplates, type UserCoupon, userCoupons } from '../../db/schema/coupons/coupons'
import { readSetting } from '../config/settings'
import { type CouponView, offersOf } from './couponCentre'
import { issueAll } from './issueCoupons'
import { readReceiver } from './receiveRules'

/** The coupons of the pop-up for newcomers that a caller can take; also a guest who has not signed in, unless the guest has ordered. */
export async function readWindow(db: ReadDb, view: CouponView, userId = view.memberId): Promise<CouponOffer[]> {
  const { windowCouponIds: ids } = await readSetting(db, 'couponSetting', couponSetting)
  if (ids.length === 0 || (userId && !(await isNew(db, userId, view)))) return []
  const templates = await db
    .select()
    .from(couponTemplates)
    .where(inArray(couponTemplates.id, ids))
    .orderBy(asc(couponTemplates.sort), asc(couponTemplates.id))
  return (await offersOf(db, templates, view)).filter(({ receiveState }) => receiveState === 'can')
}

/** Gives a newcomer all coupons of the pop-up, once. */
export async function takeWindow(tx: Tx, memberId: string, { locale, now }: Omit<CouponView, 'memberId'>) {
  await lockUser(tx, memberId)
  const earlier = await takenBy(tx, memberId)
  if (earlier.length > 0) return earlier
  const offers = await readWindow(tx, { memberId, locale, now })
  if (offers.length === 0) throw new AppError(400, 'claim.newcomersOnly')
  const gifts = offers.map(({ terms }) => ({ templateId: terms.couponId, num: 1 }))
  return issueAll(tx, { userId: memberId, locale, now }, { gifts, source: 'window', cause: causeOf(memberId) })
}

/** Each member takes them once: they have one cause. */
const causeOf = (memberId: string) => `window ${memberId}`

function takenBy(db: ReadDb, memberId: string): Promise<UserCoupon[]> {
  const ofCause = and(eq(userCoupons.source, 'window'), eq(userCoupons.cause, causeOf(memberId)))
  return db.select().from(userCoupons).where(ofCause).orderBy(asc(userCoupons.causeNo))
}

async function isNew(db: ReadDb, userId: string, { locale, now }: CouponView): Promise<boolean> {
  const { newcomer } = await readReceiver(db, userId, { templateIds: [], locale, now })
  return newcomer && (await takenBy(db, userId)).length === 0
}
