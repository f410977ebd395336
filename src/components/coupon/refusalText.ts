import type { CouponOffer } from '@/contract/coupon/coupon'
import type { Locale } from '@/contract/fields'
import { dateText } from '@/domain/time/dateText'
import type { Translate } from '@/i18n/messages'

/** Why an offer cannot be claimed, in a few words; empty when it can. */
export function refusalText(
  { receiveState, claimFrom, levelName }: Pick<CouponOffer, 'receiveState' | 'claimFrom' | 'levelName'>,
  t: Translate,
  locale: Locale,
): string {
  if (receiveState === 'can') return ''
  const params = { date: claimFrom ? dateText(claimFrom, locale) : '', level: levelName }
  return t(`coupons.${receiveState}`, params)
}
