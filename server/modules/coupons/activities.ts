import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { CouponActivity as ActivityView } from '../../../src/contract/coupon/couponActivity'
import type { CouponOffer, ReceiveState } from '../../../src/contract/coupon/coupon'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { type CouponActivity, couponActivities, couponActivityClaims } from '../../db/schema/coupons/couponClaims'
import { couponTemplates } from '../../db/schema/coupons/coupons'
import { inLocale } from '../../db/translations'
import { type CouponView, offersOf } from './couponCentre'

/** The campaigns that guests find and that are not over, in the merchant's order; with an id that one alone, whatever its state. */
export async function readActivities(db: ReadDb, id: string | undefined, view: CouponView): Promise<ActivityView[]> {
  const running = or(isNull(couponActivities.validUntil), gt(couponActivities.validUntil, view.now))
  const found = and(eq(couponActivities.listed, true), eq(couponActivities.closed, false), running)
  const activities = await db
    .select()
    .from(couponActivities)
    .where(id ? eq(couponActivities.id, id) : found)
    .orderBy(asc(couponActivities.sort), asc(couponActivities.id))
  const claimed = view.memberId ? await claimedBy(db, activities, view.memberId) : new Set<string>()
  const shown: ActivityView[] = []
  for (const activity of activities) {
    const state = activityState(activity, { claimed: claimed.has(activity.id), now: view.now })
    shown.push(present(activity, { state, offers: await readOffers(db, activity, view), view }))
  }
  return shown
}

/** Whether a member can claim a campaign, apart from the rules of its coupons. */
export function activityState(
  { validFrom, validUntil, closed, total, claimed }: CouponActivity,
  claim: { claimed: boolean; now: Date },
): ReceiveState {
  if (claim.claimed) return 'received'
  if (closed || (validUntil !== null && validUntil <= claim.now)) return 'ended'
  if (validFrom !== null && validFrom > claim.now) return 'notStarted'
  return total !== null && claimed >= total ? 'soldOut' : 'can'
}

/** Whether a member has claimed a campaign. */
export async function isClaimed(db: ReadDb, activityId: string, userId: string): Promise<boolean> {
  const own = and(eq(couponActivityClaims.activityId, activityId), eq(couponActivityClaims.userId, userId))
  return (await db.$count(couponActivityClaims, own)) > 0
}

async function claimedBy(db: ReadDb, activities: readonly CouponActivity[], userId: string): Promise<Set<string>> {
  const ids = activities.map(({ id }) => id)
  const rows = await db
    .select({ id: couponActivityClaims.activityId })
    .from(couponActivityClaims)
    .where(and(eq(couponActivityClaims.userId, userId), inArray(couponActivityClaims.activityId, ids)))
  return new Set(rows.map(({ id }) => id))
}

/** The coupons of a campaign with how many a claim gives, in its order. */
async function readOffers(db: ReadDb, { coupons }: CouponActivity, view: CouponView) {
  const nums = new Map(coupons.map(({ templateId, num }) => [templateId, num]))
  const rows = await db
    .select()
    .from(couponTemplates)
    .where(inArray(couponTemplates.id, [...nums.keys()]))
  const templates = [...nums.keys()].flatMap((id) => rows.filter((row) => row.id === id))
  const offers = await offersOf(db, templates, view, nums)
  return offers.map((offer) => ({ ...offer, num: nums.get(offer.terms.couponId) ?? 1 }))
}

function present(
  activity: CouponActivity,
  { state, offers, view }: { state: ReceiveState; offers: (CouponOffer & { num: number })[]; view: CouponView },
): ActivityView {
  const { id, image, word, total, claimed, validFrom, validUntil } = activity
  const refused = state === 'can' ? offers.find(({ receiveState }) => receiveState !== 'can') : undefined
  return {
    ...{ id, image, total },
    name: inLocale(activity.name, view.locale),
    description: inLocale(activity.description, view.locale),
    byWord: word !== null,
    coupons: offers.map(({ terms, num, valid, validDays }) => ({ terms, num, valid, validDays })),
    receiveState: refused?.receiveState ?? state,
    levelName: refused?.levelName ?? '',
    left: total === null ? null : total - claimed,
    claimFrom: validFrom && isoText(validFrom),
    claimUntil: validUntil && isoText(validUntil),
  }
}
