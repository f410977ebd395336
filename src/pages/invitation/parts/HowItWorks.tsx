import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { InviteActivity } from '@/contract/invitation/inviteViews'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { useInviteTexts } from './useInviteTexts'
import styles from './Invite.module.scss'

/** The three steps of an invitation. */
export const HowItWorks = observer(function HowItWorks({ activity }: { activity: InviteActivity }) {
  const t = useText()
  const money = useMoney()
  const { rewardText } = useInviteTexts()
  const { condition, minAmount, withinDays, holdHours, rewardA, rewardB, friendAtOnce } = activity
  const atOnce = friendAtOnce || condition === 'register'
  const meal = t(minAmount > 0 ? 'invite.mealFrom' : 'invite.mealAny', {
    count: withinDays,
    amount: money(minAmount),
  })
  const steps = [
    [t('invite.send1'), t(atOnce ? 'invite.send1AtOnce' : 'invite.send1Later', { reward: rewardText(rewardB) })],
    condition === 'register' ? [t('invite.register'), t('invite.registerText')] : [t('invite.meal'), meal],
    [
      t('invite.youGet', { reward: rewardText(rewardA) }),
      holdHours > 0 ? t('invite.hold', { count: holdHours }) : t('invite.soon'),
    ],
  ]
  return (
    <Card>
      <Heading>{t('invite.how')}</Heading>
      {steps.map(([title, text], no) => (
        <View key={title} className={styles.step}>
          <View className={styles.stepNo}>
            <Text>{no + 1}</Text>
          </View>
          <View className={styles.grow}>
            <Text className={styles.name}>{title}</Text>
            <Text className={styles.caption}>{text}</Text>
          </View>
        </View>
      ))}
    </Card>
  )
})
