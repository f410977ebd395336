import { and, asc, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm'
import type { COUPON_TABS } from '../../../src/contract/constants'
import type { HeldCoupon } from '../../../src/contract/coupon'
import type { Locale } from '../../../src/contract/fields'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { ReadDb } from '../../db/database'
import { couponTemplates, type UserCoupon, userCoupons } from '../../db/schema/coupons'
import { couponTerms, heldCoupon, readTermNames } from './couponPresenter'

type CouponTab = (typeof COUPON_TABS)[number]

/** How long used and expired coupons are listed, ms. */
const PAST_SHOWN = 90 * DAY_MS

interface View {
  locale: Locale
  now: Date
}

/** A member's coupons under a tab. */
function under(tab: CouponTab, now: Date): SQL | undefined {
  const waiting = inArray(userCoupons.state, ['usable', 'locked'])
  const since = new Date(now.getTime() - PAST_SHOWN)
  if (tab === 'used') return and(eq(userCoupons.state, 'used'), gt(userCoupons.usedAt, since))
  if (tab === 'usable') return and(waiting, gt(userCoupons.endAt, now))
  return and(waiting, lte(userCoupons.endAt, now), gt(userCoupons.endAt, since))
}

const ORDER: Record<CouponTab, SQL> = {
  usable: asc(userCoupons.endAt),
  used: desc(userCoupons.usedAt),
  expired: desc(userCoupons.endAt),
}

/** One page of a member's coupons under a tab. */
export async function readHeld(
  db: ReadDb,
  userId: string,
  { state, page, pageSize }: { state: CouponTab; page: number; pageSize: number },
  view: View,
): Promise<HeldCoupon[]> {
  const rows = await db
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.userId, userId), under(state, view.now)))
    .orderBy(ORDER[state], asc(userCoupons.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return presentHeld(db, rows, view)
}

/** How many coupons a member has under a tab. */
export function countUnder(db: ReadDb, userId: string, tab: CouponTab, now: Date): Promise<number> {
  return db.$count(userCoupons, and(eq(userCoupons.userId, userId), under(tab, now)))
}

/** How many coupons a member has under each tab. */
export async function countHeld(db: ReadDb, userId: string, now: Date): Promise<Record<CouponTab, number>> {
  const count = (tab: CouponTab) => countUnder(db, userId, tab, now)
  return { usable: await count('usable'), used: await count('used'), expired: await count('expired') }
}

/** A coupon of a member; undefined when the member has none with this id. */
export async function findHeld(db: ReadDb, userId: string, id: string): Promise<UserCoupon | undefined> {
  const [coupon] = await db
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.id, id), eq(userCoupons.userId, userId)))
  return coupon
}

/** Held coupons with their terms, in the given order. */
export async function presentHeld(
  db: ReadDb,
  coupons: readonly UserCoupon[],
  { locale, now }: View,
): Promise<HeldCoupon[]> {
  if (coupons.length === 0) return []
  const ids = [...new Set(coupons.map(({ templateId }) => templateId))]
  const templates = await db.select().from(couponTemplates).where(inArray(couponTemplates.id, ids))
  const names = await readTermNames(db, templates, locale)
  const terms = new Map(templates.map((template) => [template.id, couponTerms(template, names, locale)]))
  return coupons.flatMap((coupon) => {
    const ofTemplate = terms.get(coupon.templateId)
    return ofTemplate ? [heldCoupon(coupon, ofTemplate, { now })] : []
  })
}
