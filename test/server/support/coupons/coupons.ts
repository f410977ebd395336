import {
  couponTemplates,
  type CouponTemplate,
  userCoupons,
  type UserCoupon,
} from '../../../../server/db/schema/coupons/coupons'
import { newId } from '../../../../server/db/ids'
import { DAY_MS } from '../../../../src/domain/time/duration'
import type { Backend } from '../harness'

/** Stacks with everything, or with nothing. */
export const STACKS_ALL = { coupons: true, activities: true, memberPrices: true, points: true }
export const STACKS_NONE = { coupons: false, activities: false, memberPrices: false, points: false }

/** Adds a coupon template: ฿20 off, everywhere, for 30 days from receipt, unless said otherwise. */
export async function addTemplate(
  { db, clock }: Backend,
  given: Partial<typeof couponTemplates.$inferInsert> & { id: string },
): Promise<CouponTemplate> {
  const usual = { name: { en: given.id }, kind: 'amount', value: 2000, validRule: 'rolling', validDays: 30 } as const
  const [template] = await db
    .insert(couponTemplates)
    .values({ ...usual, stacks: STACKS_NONE, createdAt: clock.now(), ...given })
    .returning()
  if (!template) throw new Error('A template was not written')
  return template
}

/** Gives a member a coupon of a template: from now on for 30 days, unless said otherwise. */
export async function giveCoupon(
  { db, clock }: Backend,
  userId: string,
  templateId: string,
  given: Partial<typeof userCoupons.$inferInsert> = {},
): Promise<UserCoupon> {
  const now = clock.now()
  const id = given.id ?? newId()
  const [coupon] = await db
    .insert(userCoupons)
    .values({
      ...{ id, templateId, userId, code: codeOf(id), source: 'staff', cause: id },
      ...{ startAt: now, endAt: new Date(now.getTime() + 30 * DAY_MS), receivedAt: now },
      ...given,
    })
    .returning()
  if (!coupon) throw new Error('A coupon was not written')
  return coupon
}

/** A code that no other coupon of the tests has. */
function codeOf(id: string): string {
  return Buffer.from(id).toString('hex').toUpperCase()
}
