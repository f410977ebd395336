import type { Reply } from '@/contract/endpoint'
import type { InviteActivity } from '@/contract/invitation/inviteViews'
import type { oldWithNewContract } from '@/contract/invitation/oldWithNew'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { CardTexts } from './cardDrawing'
import { useInviteTexts } from './useInviteTexts'

/** What the card of an inviter is drawn from. */
export type Shared = Reply<(typeof oldWithNewContract)['shear']>

/** What stands on the card of an invitation, in the current language. The component must be an observer. */
export function useCardTexts({ nick, activity, stores }: Shared): CardTexts {
  const { config } = useStores()
  const t = useText()
  const { offer, until } = useOffer(activity)
  const name = nick || t('invite.someone')
  return {
    brand: config.brand,
    head: offer.head,
    eats: t('invite.eats', { name }),
    sign: Array.from(name)[0]?.toUpperCase() ?? '',
    quote: t('invite.slogan'),
    scan: t('invite.scan'),
    facts: [offer.fact, t('invite.stores', { count: stores }), until].filter(Boolean),
  }
}

/** What the friend gets, in a headline and a line. */
function useOffer(activity: InviteActivity | null) {
  const t = useText()
  const money = useMoney()
  const { rewardFigure, lastDayOf } = useInviteTexts()
  if (!activity) return { offer: { head: t('invite.slogan'), fact: '' }, until: '' }
  const { rewardB, endAt } = activity
  const figure = rewardFigure(rewardB)
  const isOff = rewardB.kind === 'coupon' && rewardB.value > 0
  const from = rewardB.minAmount > 0 ? ` ${t('invite.fromAmount', { amount: money(rewardB.minAmount) })}` : ''
  const head = t(isOff ? 'invite.cardHead' : 'invite.cardGift', { reward: figure })
  return { offer: { head, fact: `${figure}${from}` }, until: t('invite.until', { date: lastDayOf(endAt) }) }
}
