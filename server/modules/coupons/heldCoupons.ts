import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { COUPON_FILTERS, COUPON_TABS } from '../../../src/contract/constants/coupon'
import type { HeldCoupon } from '../../../src/contract/coupon/coupon'
import type { Locale } from '../../../src/contract/fields'
import { DAY_MS } from '../../../src/domain/time/duration'
import type { ReadDb } from '../../db/database'
import { type CouponSource, couponTemplates, type UserCoupon, userCoupons } from '../../db/schema/coupons/coupons'
import { couponTerms, heldCoupon, heldState, readTermNames } from './couponPresenter'

type CouponTab = (typeof COUPON_TABS)[number]

/** Request for a list of held coupons. */
interface Wanted {
  state: CouponTab
  filter?: (typeof COUPON_FILTERS)[number] | undefined
}

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

/** Coupons that a filter lets through: of free dishes, or for a way of ordering. */
function within(db: ReadDb, filter: Wanted['filter']): SQL | undefined {
  if (!filter) return undefined
  const { id, kind, scenes } = couponTemplates
  const everywhere = or(isNull(scenes), eq(sql`jsonb_array_length(${scenes})`, 0))
  const fits =
    filter === 'freeItem' ? eq(kind, 'freeItem') : or(everywhere, sql`${scenes} @> ${JSON.stringify([filter])}::jsonb`)
  const template = db.select({ id }).from(couponTemplates)
  return exists(template.where(and(eq(id, userCoupons.templateId), fits)))
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
  { state, filter, page, pageSize }: Wanted & { page: number; pageSize: number },
  view: View,
): Promise<HeldCoupon[]> {
  const rows = await db
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.userId, userId), under(state, view.now), within(db, filter)))
    .orderBy(ORDER[state], asc(userCoupons.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return presentHeld(db, rows, view)
}

/** How many coupons a member has under a tab. */
export function countUnder(db: ReadDb, userId: string, tab: CouponTab, now: Date): Promise<number> {
  return db.$count(userCoupons, and(eq(userCoupons.userId, userId), under(tab, now)))
}

/** How many coupons a filter leaves of those under a tab. */
export function countWithin(db: ReadDb, userId: string, { state, filter }: Wanted, now: Date): Promise<number> {
  return db.$count(userCoupons, and(eq(userCoupons.userId, userId), under(state, now), within(db, filter)))
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

/** The coupons that a purchase has given. */
export function couponsBoughtBy(db: ReadDb, source: CouponSource, purchaseId: string): Promise<UserCoupon[]> {
  return db
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.source, source), eq(userCoupons.cause, purchaseId)))
    .orderBy(asc(userCoupons.causeNo))
}

/** How many of some coupons a member has that are neither used, in a gift, nor expired. */
export function countUsable(held: readonly UserCoupon[], { userId, now }: { userId: string; now: Date }): number {
  return held.filter((coupon) => coupon.userId === userId && heldState(coupon, now) === 'usable').length
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
