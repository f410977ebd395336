import type { CouponTerms } from '@/contract/coupon/coupon'
import { unbroken } from '@/domain/text/nonBreaking'
import type { Translate } from '@/i18n/messages'

type Worth = Pick<CouponTerms, 'kind' | 'value' | 'maxDiscount' | 'minAmount' | 'buyNum' | 'getNum'>

/** What a coupon is worth, as a figure with a note: "฿50" and "min. ฿400", "15%" and "up to ฿80". */
export function couponWorth(
  { kind, value, maxDiscount, minAmount, buyNum, getNum }: Worth,
  t: Translate,
  money: (satang: number) => string,
): { figure: string; note: string } {
  const capped = maxDiscount === null ? t('coupons.off') : t('coupons.upTo', { amount: money(maxDiscount) })
  switch (kind) {
    case 'amount':
      return {
        figure: money(value),
        note: minAmount > 0 ? t('coupons.from', { amount: money(minAmount) }) : t('coupons.off'),
      }
    case 'percent':
      return { figure: `${value / 100}%`, note: capped }
    case 'freeItem':
      return { figure: t('coupons.free'), note: getNum > 1 ? `× ${getNum}` : '' }
    case 'freeDelivery':
      return { figure: t('coupons.free'), note: t('couponScene.delivery') }
    case 'buyGet':
      return { figure: `${buyNum} + ${getNum}`, note: t('coupons.freePieces', { buy: buyNum, get: getNum }) }
  }
}

/** One line about a coupon: what it takes, and the merchant's words. */
export function couponLine(
  { kind, minAmount, description }: Pick<CouponTerms, 'kind' | 'minAmount' | 'description'>,
  t: Translate,
  money: (satang: number) => string,
): string {
  const least = kind !== 'amount' && minAmount > 0 ? t('coupons.spend', { amount: money(minAmount) }) : ''
  return unbroken([least, description].filter(Boolean).join(' · '))
}
