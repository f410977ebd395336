import type { CouponTerms } from '@/contract/coupon/coupon'
import { listText } from '@/i18n/listText'
import type { Translate } from '@/i18n/messages'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** The rules of a coupon as sentences, each told once. */
export function rulesOf({ stacks, perOrder, useTimes, giftable }: CouponTerms, t: Translate): string[] {
  return [
    stacks.coupons ? t('couponPages.togetherRule') : t('couponPages.aloneRule'),
    t('couponPages.perOrder', { count: perOrder }),
    ...useTimes.map((time) => hoursText(time, t)),
    ...(stacks.points ? [] : [t('couponPages.noPoints')]),
    ...(stacks.memberPrices ? [] : [t('couponPages.noMemberPrices')]),
    t('couponPages.comesBack'),
    ...(giftable ? [] : [t('couponPages.notGiftable')]),
  ]
}

function hoursText({ weeks, start, end }: CouponTerms['useTimes'][number], t: Translate): string {
  if (weeks.length === 7) return t('couponPages.everyDay', { start, end })
  // A week begins on Monday.
  const inOrder = [...weeks].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
  const days = inOrder.map((week) => t(`couponWeek.${WEEKDAYS[week % 7] ?? 'sun'}`))
  return t('couponPages.onDays', { days: listText(days, t), start, end })
}
