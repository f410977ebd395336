import type { CouponOffer } from '@/contract/coupon/coupon'
import type { Locale } from '@/contract/fields'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import type { Translate } from '@/i18n/messages'

/** Until when an offered coupon can be used, or for how many days from its receipt. */
export function validText(
  { valid, validDays }: Pick<CouponOffer, 'valid' | 'validDays'>,
  t: Translate,
  locale: Locale,
): string {
  return valid
    ? t('coupons.until', { date: dateText(lastMomentOf(valid.endAt), locale) })
    : t('coupons.validDays', { count: validDays })
}
