import type { RewardView } from '@/contract/membership/reward'
import { countText } from '@/domain/money/money'
import type { Translate } from '@/i18n/messages'

type Money = (satang: number) => string

/** What a reward gives: `50 points + ฿20 coupon`. Empty for none. */
export function rewardText({ points, growth, coupons }: RewardView, t: Translate, money: Money): string {
  const parts = coupons.map(({ name, num, value }) => {
    const coupon = value === null ? name : t('reward.coupon', { amount: money(value) })
    return num > 1 ? `${coupon} × ${num}` : coupon
  })
  if (points > 0) parts.unshift(t('reward.points', { points: countText(points) }))
  if (growth > 0) parts.push(t('reward.growth', { growth: countText(growth) }))
  return parts.join(' + ')
}

/** The same in a few signs: `+20`, `฿20`, `Gift`. */
export function rewardFigure({ points, growth, coupons }: RewardView, t: Translate, money: Money): string {
  const [coupon] = coupons
  if (coupon) return coupon.value === null ? t('reward.gift') : money(coupon.value)
  return points + growth > 0 ? `+${countText(points || growth)}` : ''
}
