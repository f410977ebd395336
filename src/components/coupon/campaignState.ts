import type { CouponActivity } from '@/contract/coupon/couponActivity'
import type { Locale } from '@/contract/fields'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import type { Translate } from '@/i18n/messages'
import { refusalText } from './refusalText'

/** Until when a campaign can be claimed, or why it cannot; empty for one without an end. */
export function campaignState(campaign: CouponActivity, t: Translate, locale: Locale): string {
  const { receiveState, claimUntil } = campaign
  if (receiveState !== 'can') return refusalText(campaign, t, locale)
  return claimUntil ? t('coupons.ends', { date: dateText(lastMomentOf(claimUntil), locale) }) : ''
}
