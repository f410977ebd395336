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
  const { figureOf, wordsOf, earnedOf } = useInviteTexts()
  const { rewardA, steps } = activity
  const rungs = [{ friends: 1, figure: figureOf(rewardA) }].concat(
    steps
      .filter((step) => step.friends > 1)
      .map((step) => ({ friends: step.friends, figure: `+${figureOf(step.reward)}` })),
  )
  const next = nextStep(steps, friends)
  return (
    <Card>
      <View className={styles.line}>
        <View className={styles.grow}>
          <Heading>{t('invite.soFar', { count: friends })}</Heading>
        </View>
        {(earned.money > 0 || earned.points > 0) && (
          <Text className={styles.earned}>{t('invite.earned', { amount: earnedOf(earned) })}</Text>
        )}
      </View>
      <View className={styles.rungs}>
        {rungs.map((rung) => (
          <View key={rung.friends} className={classes(styles.rung, friends >= rung.friends && styles.reached)}>
            <View className={styles.bar} />
            <View className={styles.mark}>
              <Icon name={friends >= rung.friends ? 'check-b' : 'gift'} size={20} />
            </View>
            <Text className={styles.rungTitle}>{t('invite.friends', { count: rung.friends })}</Text>
            <Text className={styles.caption}>{rung.figure}</Text>
          </View>
        ))}
      </View>
      {steps.length > 0 && (
        <Text className={styles.next}>
          {next
            ? t('invite.missing', { count: next.missing, prize: wordsOf(next.step.reward) })
            : t('invite.allReached')}
        </Text>
      )}
    </Card>
  )
})
