import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { DailySignIn } from '@/contract/membership/dailySignIn'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import { rewardFigure, rewardText } from '@/components/reward/rewardTexts'
import styles from './SignIn.module.scss'

type Day = DailySignIn['row'][number]

/** The days of the row with what each gives. */
export const RowCard = observer(function RowCard({ view: { row } }: { view: DailySignIn }) {
  const t = useText()
  const money = useMoney()
  const gift = [...row].reverse().find(({ reward }) => reward.coupons.length > 0)
  return (
    <Card>
      <View className={styles.row} {...roleOf('list')}>
        {row.map((day) => (
          <RowDay key={day.no} day={day} />
        ))}
      </View>
      {gift && (
        <Text className={styles.rowText}>
          {t('dailySignIn.rowText', { no: gift.no, reward: rewardText(gift.reward, t, money) })}
        </Text>
      )}
    </Card>
  )
})

const RowDay = observer(function RowDay({ day: { no, state, reward } }: { day: Day }) {
  const t = useText()
  const money = useMoney()
  const name = state === 'today' ? t('dailySignIn.today') : t('dailySignIn.dayNo', { no })
  const label = [name, state === 'done' ? t('dailySignIn.signed') : '', rewardText(reward, t, money)]
  const icon = reward.coupons.length > 0 ? 'gift' : 'coins'
  return (
    <View className={styles.rowCell} {...roleOf('listitem')} {...{ 'aria-label': label.filter(Boolean).join(', ') }}>
      <View className={classes(styles.rowDay, styles[state])}>
        <Text className={styles.rowName}>{name}</Text>
        <View className={classes(styles.rowMark, state === 'done' && styles.rowDone)}>
          <Icon name={state === 'done' ? 'check' : icon} size={state === 'done' ? 16 : 20} />
        </View>
        <Text className={styles.rowFigure}>{rewardFigure(reward, t, money)}</Text>
      </View>
    </View>
  )
})
