import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/contract/fields'
import type { RewardView } from '../../../src/contract/membership/reward'
import type { CouponGift } from '../../db/columnTypes'
import type { ReadDb } from '../../db/database'
import { couponTemplates } from '../../db/schema/coupons/coupons'
import { inLocale } from '../../db/translations'

const amount = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0)
const pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))

/** What the merchant gives for an occasion, as settings store it. */
export const rewardFields = {
  points: amount,
  growth: amount,
  coupons: v.fallback(v.array(v.object({ templateId: v.pipe(v.string(), v.minLength(1)), num: pieces })), []),
}
const reward = v.object(rewardFields)
export type Reward = v.InferOutput<typeof reward>

/** A list of rewards with more fields of their own. */
export const rewardsWith = <E extends v.ObjectEntries>(entries: E) =>
  v.fallback(v.array(v.object({ ...entries, ...rewardFields })), [])

/** Writes rewards for guests. Coupons that do not exist any more are left out. */
export async function rewardPresenter(
  db: ReadDb,
  rewards: readonly Pick<Reward, 'coupons'>[],
  locale: Locale,
): Promise<(reward: Reward) => RewardView> {
  const ids = [...new Set(rewards.flatMap(({ coupons }) => coupons.map(({ templateId }) => templateId)))]
  const templates = await db.select().from(couponTemplates).where(inArray(couponTemplates.id, ids))
  const couponOf = ({ templateId, num }: CouponGift) =>
    templates
      .filter(({ id }) => id === templateId)
      .map(({ name, kind, value }) => {
        return { couponId: templateId, name: inLocale(name, locale), num, value: kind === 'amount' ? value : null }
      })
  return ({ points, growth, coupons }) => ({ points, growth, coupons: coupons.flatMap(couponOf) })
}
