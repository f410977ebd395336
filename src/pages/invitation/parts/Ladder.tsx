import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { InviteActivity } from '@/contract/invitation/inviteViews'
import { nextStep } from '@/domain/invitation/inviteRules'
import { useText } from '@/hooks/useText'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import { useInviteTexts } from './useInviteTexts'
import styles from './Invite.module.scss'

interface Props {
  activity: InviteActivity
  friends: number
  earned: { money: number; points: number }
}

/** How many friends have come, and the prizes on the way. */
export const Ladder = observer(function Ladder({ activity, friends, earned }: Props) {
  const t = useText()
  const { rewardFigure, rewardText, earnedText } = useInviteTexts()
  const { rewardA, steps } = activity
  const ladder = [{ friends: 1, figure: rewardFigure(rewardA) }].concat(
    steps
      .filter((step) => step.friends > 1)
      .map((step) => ({ friends: step.friends, figure: `+${rewardFigure(step.reward)}` })),
  )
  const next = nextStep(steps, friends)
  return (
    <Card>
      <View className={styles.line}>
        <View className={styles.grow}>
          <Heading>{t('invite.soFar', { count: friends })}</Heading>
        </View>
        {(earned.money > 0 || earned.points > 0) && (
          <Text className={styles.earned}>{t('invite.earned', { amount: earnedText(earned) })}</Text>
        )}
      </View>
      <View className={styles.ladder}>
        {ladder.map((step) => (
          <View key={step.friends} className={classes(styles.ladderStep, friends >= step.friends && styles.reached)}>
            <View className={styles.bar} />
            <View className={styles.mark}>
              <Icon name={friends >= step.friends ? 'check-b' : 'gift'} size={20} />
            </View>
            <Text className={styles.ladderTitle}>{t('invite.friends', { count: step.friends })}</Text>
            <Text className={styles.caption}>{step.figure}</Text>
          </View>
        ))}
      </View>
      {steps.length > 0 && (
        <Text className={styles.next}>
          {next
            ? t('invite.missing', { count: next.missing, prize: rewardText(next.step.reward) })
            : t('invite.allReached')}
        </Text>
      )}
    </Card>
  )
})
