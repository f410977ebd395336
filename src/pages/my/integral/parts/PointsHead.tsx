import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PointsAccount } from '@/contract/points'
import { countText } from '@/domain/money/money'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './Points.module.scss'

/** The points of the user with what they are worth and which end next. `children`: an action at the end. */
export const PointsHead = observer(function PointsHead({
  account: { points, value, ends },
  children,
}: {
  account: PointsAccount
  children?: ReactNode
}) {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  return (
    <View className={styles.head}>
      <View className={styles.words}>
        <Text className={styles.quiet}>{t('points.have')}</Text>
        <Text className={styles.sum}>{countText(points)}</Text>
        {value > 0 && points > 0 && (
          <Text className={styles.quiet}>{t('points.worth', { amount: money(points * value) })}</Text>
        )}
        {ends && (
          <Text className={styles.quiet}>
            {t('points.ends', { count: ends.points, date: dateText(lastMomentOf(ends.at), locale.current) })}
          </Text>
        )}
      </View>
      {children}
    </View>
  )
})
