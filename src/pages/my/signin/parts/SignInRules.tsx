import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { DailySignIn } from '@/contract/membership/dailySignIn'
import { countText } from '@/domain/money/money'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { rewardText } from '@/components/reward/rewardTexts'
import styles from './SignIn.module.scss'

/** The rules of the restaurant in words. */
export const SignInRules = observer(function SignInRules({ view }: { view: DailySignIn }) {
  const t = useText()
  const money = useMoney()
  const { makeUp, mode, monthGifts } = view
  const rules = [
    t('dailySignIn.ruleOnce'),
    t('dailySignIn.ruleMissed'),
    ...(mode === 'cycle' ? [] : [t(mode === 'week' ? 'dailySignIn.ruleWeek' : 'dailySignIn.ruleMonth')]),
    ...(makeUp ? [t('dailySignIn.ruleMakeUp', { points: countText(makeUp.cost), count: makeUp.perMonth })] : []),
    ...monthGifts.map(({ days, reached, reward }) => {
      const rule = { count: days, reward: rewardText(reward, t, money) }
      return t(reached ? 'dailySignIn.ruleReached' : 'dailySignIn.ruleDays', rule)
    }),
  ]
  return (
    <Card>
      <Heading>{t('dailySignIn.rules')}</Heading>
      <View className={styles.rules}>
        {rules.map((rule) => (
          <View key={rule} className={styles.rule}>
            <View className={styles.bullet} />
            <Text className={styles.ruleText}>{rule}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
})
