import { dayOf, instantAt } from '../../../src/domain/time/storeClock'
import type { CouponTemplate } from '../../db/schema/coupons/coupons'

type Validity = Pick<CouponTemplate, 'validRule' | 'startAt' | 'endAt' | 'validDays'>

/**
 * From when until when (exclusive) a coupon that is received now can be used. Rolling days are calendar days of the stores: the day of
 * receipt, or with `nextDay` the one after it, is the first.
 */
export function validityOf(
  { validRule, startAt, endAt, validDays }: Validity,
  now: Date,
): { startAt: Date; endAt: Date } {
  if (validRule === 'fixed') return { startAt: startAt ?? now, endAt: endAt ?? now }
  const first = dayOf(now) + (validRule === 'nextDay' ? 1 : 0)
  return { startAt: validRule === 'nextDay' ? instantAt(first, 0) : now, endAt: instantAt(first + (validDays ?? 1), 0) }
}
