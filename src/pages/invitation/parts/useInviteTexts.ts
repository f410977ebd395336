import type { InviteActivity, InviteGiven, InviteRewardView } from '@/contract/invitation/inviteViews'
import { countText } from '@/domain/money/money'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { dateText } from '@/domain/time/dateText'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

/** The words about rewards of invitations, in the current language. The component must be an observer. */
export function useInviteTexts() {
  const t = useText()
  const money = useMoney()
  const { current } = useStores().locale
  const rangeOf = ({ value, most }: InviteRewardView) =>
    value === most ? money(value) : `${money(value)}–${money(most)}`
  const dayOf = (instant: string) => dateText(instant, current)
  return {
    /** A day. */
    dayOf,
    /** The last day of something that ends at an instant. */
    lastDayOf: (end: string) => dayOf(lastMomentOf(end)),
    rangeOf,
    /** `฿60`, `60 points`, `฿20–฿100`, or the name of a coupon without an amount. */
    rewardFigure(reward: InviteRewardView): string {
      if (reward.kind === 'points') return t('invite.rewardPoints', { points: countText(reward.value) })
      return reward.most > 0 ? rangeOf(reward) : reward.name
    },
    /** The text within a sentence: `a ฿60 coupon`. */
    rewardText(reward: InviteRewardView): string {
      if (reward.kind === 'points') return t('invite.rewardPoints', { points: countText(reward.value) })
      if (reward.kind === 'balance') return t('invite.rewardBalance', { amount: money(reward.value) })
      if (reward.kind === 'packet') return `${t('invite.rewardPacket')} (${rangeOf(reward)})`
      return reward.value > 0 ? t('invite.rewardCoupon', { amount: money(reward.value) }) : reward.name
    },
    /** What was given: `+฿60`. */
    givenText({ kind, value, name }: InviteGiven): string {
      if (kind === 'points') return `+${countText(value)}`
      return value > 0 ? `+${money(value)}` : name
    },
    /** When the inviter is rewarded. */
    conditionOf: ({ condition, minAmount }: InviteActivity) =>
      t(`invite.condition_${condition}`, { amount: money(minAmount) }),
    /** What was earned: money, or points where there is no money. */
    earnedText: ({ money: amount, points }: { money: number; points: number }) =>
      amount === 0 && points > 0 ? t('invite.rewardPoints', { points: countText(points) }) : money(amount),
  }
}
