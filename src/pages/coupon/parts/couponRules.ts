import type { CouponTerms } from '@/contract/coupon'
import type { Translate } from '@/i18n/messages'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** The rules of a coupon as sentences, each told once. */
export function rulesOf({ stacks, perOrder, useTimes, giftable }: CouponTerms, t: Translate): string[] {
  return [
    stacks.coupons ? t('coupons.togetherRule') : t('coupons.aloneRule'),
    t('coupons.perOrder', { count: perOrder }),
    ...useTimes.map((time) => hoursText(time, t)),
    ...(stacks.points ? [] : [t('coupons.noPoints')]),
    ...(stacks.memberPrices ? [] : [t('coupons.noMemberPrices')]),
    t('coupons.comesBack'),
    ...(giftable ? [] : [t('coupons.notGiftable')]),
  ]
}

function hoursText({ weeks, start, end }: CouponTerms['useTimes'][number], t: Translate): string {
  if (weeks.length === 7) return t('coupons.everyDay', { start, end })
  // A week begins on Monday.
  const inOrder = [...weeks].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const days = inOrder.map((week) => t(`couponWeek.${WEEKDAYS[week % 7] ?? 'sun'}`)).join(', ')
  return t('coupons.onDays', { days, start, end })
}
