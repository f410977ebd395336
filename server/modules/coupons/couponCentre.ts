import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { CouponOffer } from '../../../src/contract/coupon/coupon'
import type { Locale } from '../../../src/contract/fields'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { type CouponTemplate, couponTemplates, userCoupons } from '../../db/schema/coupons/coupons'
import { isFree } from '../ledger/freeCoupons'
import { readLevels } from '../ledger/memberLevel'
import { couponTerms, readTermNames } from './couponPresenter'
import { readReceiver, type Receiver, receiveStateOf, UNKNOWN_RECEIVER } from './receiveRules'

/** The viewer and the time. */
export interface CouponView {
  /** Null before sign-in. */
  memberId: string | null
  locale: Locale
  now: Date
}

/** The coupons of the centre: first those that can be claimed, then what is to come, then the rest, in the merchant's order. */
export async function readCentre(db: ReadDb, view: CouponView): Promise<CouponOffer[]> {
  const templates = await db
    .select()
    .from(couponTemplates)
    .where(eq(couponTemplates.inCentre, true))
    .orderBy(asc(couponTemplates.sort), asc(couponTemplates.id))
  const offers = await offersOf(db, templates, view)
  return offers.sort((a, b) => rankOf(a) - rankOf(b))
}

const rankOf = ({ receiveState, heldId }: CouponOffer) => {
  if (receiveState === 'can') return 0
  if (heldId) return 1
  return receiveState === 'ended' ? 3 : 2
}

/** Templates as they stand for a caller, in the given order; `nums` are how many of each are received together. */
export async function offersOf(
  db: ReadDb,
  templates: readonly CouponTemplate[],
  view: CouponView,
  nums: ReadonlyMap<string, number> = new Map(),
): Promise<CouponOffer[]> {
  if (templates.length === 0) return []
  const { locale, now, memberId } = view
  const names = await readTermNames(db, templates, locale)
  const receiver = await receiverOf(db, templates, view)
  const held = memberId ? await usableByTemplate(db, memberId, now) : new Map<string, string>()
  const { nameOf } = await readLevels(db, locale)
  return templates.map((template) => ({
    terms: couponTerms(template, names, locale),
    ...offerFacts(template),
    receiveState: receiveStateOf(template, receiver, now, nums.get(template.id)),
    claimed: receiver.claimed(template.id).all,
    levelName: template.receiver === 'level' ? nameOf(template.level) : '',
    heldId: held.get(template.id) ?? null,
  }))
}

function receiverOf(
  db: ReadDb,
  templates: readonly CouponTemplate[],
  { memberId, ...view }: CouponView,
): Promise<Receiver> | Receiver {
  if (!memberId) return UNKNOWN_RECEIVER
  return readReceiver(db, memberId, { templateIds: templates.map(({ id }) => id), ...view })
}

function offerFacts(template: CouponTemplate) {
  const { issued, total, perPerson, perDay, receiver, level, claimFrom, claimUntil, validRule, startAt, endAt } =
    template
  return {
    ...{ issued, total, perPerson, perDay, receiver, level },
    claimFrom: claimFrom && isoText(claimFrom),
    claimUntil: claimUntil && isoText(claimUntil),
    valid: validRule === 'fixed' && startAt && endAt ? { startAt: isoText(startAt), endAt: isoText(endAt) } : null,
    validDays: template.validDays ?? 0,
  }
}

/** The usable coupon that ends first, of each template that a member holds. */
async function usableByTemplate(db: ReadDb, userId: string, now: Date): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([userCoupons.templateId], { templateId: userCoupons.templateId, id: userCoupons.id })
    .from(userCoupons)
    .where(and(eq(userCoupons.userId, userId), isUsable(now)))
    .orderBy(asc(userCoupons.templateId), asc(userCoupons.endAt))
  return new Map(rows.map(({ templateId, id }) => [templateId, id]))
}

/** Coupons that can be used at a time. */
export function isUsable(now: Date) {
  return and(isFree(now), lte(userCoupons.startAt, now), gt(userCoupons.endAt, now))
}
