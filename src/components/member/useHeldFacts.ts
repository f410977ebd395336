import type { Link } from '@/contract/link'
import type { User } from '@/contract/account/session'
import { countText } from '@/domain/money/money'
import { hasTarget } from '@/domain/navigation/links'
import { useFollowLink } from '@/hooks/useFollowLink'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'

const platform = (id: string): Link => ({ params: 'platform', name: { id } })

/** The pages of what a member holds; a fact leads to its page once that exists. */
export const HELD_LINKS = {
  points: platform('integralShop'),
  balance: platform('balanceRecharge'),
  coupons: platform('myCoupon'),
  giftCards: platform('giftCard'),
  level: platform('vipEquity'),
  code: platform('vipCode'),
} as const

/** A number of what a member holds, with the page that it leads to. */
export interface HeldFact {
  key: keyof typeof HELD_LINKS
  name: string
  value: string
  onTap: (() => void) | undefined
}

/** Returns the function that opens a page of `HELD_LINKS`; undefined without such a page. */
export function useHeldLink(): (key: keyof typeof HELD_LINKS) => (() => void) | undefined {
  const follow = useFollowLink()
  return (key) => (hasTarget(HELD_LINKS[key]) ? () => follow(HELD_LINKS[key]) : undefined)
}

/** The points, balance, coupons and gift cards of a user. The component must be an observer. */
export function useHeldFacts({ integral, balance, coupons, giftCards = 0 }: User): HeldFact[] {
  const t = useText()
  const money = useMoney()
  const opening = useHeldLink()
  const fact = (key: HeldFact['key'], name: string, value: string) => ({ key, name, value, onTap: opening(key) })
  return [
    fact('points', t('names.pointsTitle'), countText(integral)),
    fact('balance', t('names.balanceTitle'), money(balance)),
    fact('coupons', t('member.coupons'), countText(coupons)),
    ...(giftCards > 0 ? [fact('giftCards', t('memberCard.giftCards'), money(giftCards))] : []),
  ]
}
