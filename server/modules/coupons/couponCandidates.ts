import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { HeldCoupon } from '../../../src/contract/coupon/coupon'
import type { ReadDb } from '../../db/database'
import { couponTemplates, userCoupons } from '../../db/schema/coupons/coupons'
import type { CouponRule } from '../pricing/couponDiscount'
import type { OwnCoupon } from './couponObstacle'
import { couponTerms, heldCoupon, readTermNames } from './couponPresenter'
import type { ReasonView } from './obstacleText'

/** A coupon of a member that an order could use: as it is held, and by what it reduces. */
export interface Candidate extends OwnCoupon, Pick<HeldCoupon, 'id' | 'terms'> {
  held: HeldCoupon
  rule: CouponRule
}

/** The coupons offered at a checkout: those that end first. */
const MAX_OFFERED = 100

interface Wanted {
  userId: string
  /** Read as well when they were used or have ended, to say so. */
  couponIds?: readonly string[] | undefined
}

/** The coupons of a member that have not ended and are not used, by their end, then others that were asked for by id. */
export async function readCandidates(
  db: ReadDb,
  { userId, couponIds = [] }: Wanted,
  { locale, now }: Pick<ReasonView, 'locale' | 'now'>,
): Promise<Candidate[]> {
  const own = eq(userCoupons.userId, userId)
  const read = () =>
    db
      .select({ coupon: userCoupons, template: couponTemplates })
      .from(userCoupons)
      .innerJoin(couponTemplates, eq(couponTemplates.id, userCoupons.templateId))
  const offered = await read()
    .where(and(own, ne(userCoupons.state, 'used'), gt(userCoupons.endAt, now)))
    .orderBy(asc(userCoupons.endAt), asc(userCoupons.id))
    .limit(MAX_OFFERED)
  const others = couponIds.filter((id) => !offered.some(({ coupon }) => coupon.id === id))
  const found = others.length > 0 ? await read().where(and(own, inArray(userCoupons.id, others))) : []
  const all = [...offered, ...found]
  if (all.length === 0) return []
  const templates = all.map(({ template }) => template)
  const names = await readTermNames(db, templates, locale)
  return all.map(({ coupon, template }) => {
    const terms = couponTerms(template, names, locale)
    const { id } = coupon
    return {
      ...{ id, coupon, template, terms },
      held: heldCoupon(coupon, terms, { now }),
      rule: { ...template, id, name: terms.name },
    }
  })
}
