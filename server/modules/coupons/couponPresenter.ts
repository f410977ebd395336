import { inArray } from 'drizzle-orm'
import type { CouponTerms, HeldCoupon } from '../../../src/contract/coupon/coupon'
import type { Locale } from '../../../src/contract/fields'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import type { CouponTemplate, UserCoupon } from '../../db/schema/coupons/coupons'
import { goods } from '../../db/schema/store/goods'
import { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'

/** The stores and dishes that coupon terms name, in one language. */
export interface TermNames {
  stores: ReadonlyMap<string, string>
  goods: ReadonlyMap<string, string>
}

type Named = Pick<CouponTemplate, 'storeIds' | 'goodsIds'>

/** Reads the names of the stores and dishes of some templates at once. */
export async function readTermNames(db: ReadDb, templates: readonly Named[], locale: Locale): Promise<TermNames> {
  const storeIds = [...new Set(templates.flatMap((template) => template.storeIds ?? []))]
  const goodsIds = [...new Set(templates.flatMap((template) => template.goodsIds))]
  const named = async (table: typeof stores | typeof goods, ids: string[]) => {
    if (ids.length === 0) return new Map<string, string>()
    const rows = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids))
    return new Map(rows.map(({ id, name }) => [id, inLocale(name, locale)]))
  }
  return { stores: await named(stores, storeIds), goods: await named(goods, goodsIds) }
}

/** The terms of a template for guests. Stores and dishes that are gone are left out. */
export function couponTerms(template: CouponTemplate, names: TermNames, locale: Locale): CouponTerms {
  const { kind, value, maxDiscount, minAmount, buyNum, getNum, goodsRule, perOrder, stacks, giftable } = template
  return {
    couponId: template.id,
    name: inLocale(template.name, locale),
    image: template.image,
    description: inLocale(template.description, locale),
    ...{ kind, value, maxDiscount, minAmount, buyNum, getNum, goodsRule, perOrder, stacks, giftable },
    scenes: template.scenes ?? [],
    stores: withNames(template.storeIds ?? [], names.stores),
    goods: withNames(template.goodsIds, names.goods),
    useTimes: template.useTimes ?? [],
  }
}

/** A coupon that a member holds, at a time. */
export function heldCoupon(coupon: UserCoupon, terms: CouponTerms, { now }: { now: Date }): HeldCoupon {
  const { id, startAt, endAt, receivedAt, usedAt, usedAmount, orderId, giftId, lockedUntil } = coupon
  const state = heldState(coupon, now)
  return {
    id,
    terms,
    state,
    startAt: isoText(startAt),
    endAt: isoText(endAt),
    receivedAt: isoText(receivedAt),
    used: usedAt && { at: isoText(usedAt), amount: usedAmount ?? 0, orderId },
    giftId: state === 'locked' ? giftId : null,
    lockedUntil: state === 'locked' && lockedUntil ? isoText(lockedUntil) : null,
  }
}

/**
 * The state of a held coupon at a time. One whose gift was not claimed in time is not locked any more, before any job has written
 * so; one whose validity has ended is expired.
 */
export function heldState(
  { state, endAt, lockedUntil }: Pick<UserCoupon, 'state' | 'endAt' | 'lockedUntil'>,
  now: Date,
): HeldCoupon['state'] {
  if (state === 'used' || (lockedUntil && lockedUntil > now)) return state
  return endAt <= now ? 'expired' : 'usable'
}

function withNames(ids: readonly string[], names: ReadonlyMap<string, string>) {
  return ids.flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
}
