import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { DailySignIn } from '@/contract/membership/dailySignIn'
import { countText } from '@/domain/money/money'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { Card } from '@/ui/layout/Card'
import { IconBadge } from '@/ui/media/IconBadge'
import { MakeUpSheet } from './MakeUpSheet'
import styles from './SignIn.module.scss'

interface Props {
  view: DailySignIn
  /** The missed day that is chosen; undefined while the sheet is closed. */
  day: string | undefined
  onDay: (day: string | undefined) => void
  onSigned: (view: DailySignIn) => void
}

/** Offers to make up a missed day. Absent where the restaurant does not allow it. */
export const MakeUpCard = observer(function MakeUpCard({ view: { makeUp, points }, day, onDay, onSigned }: Props) {
  const t = useText()
  if (!makeUp) return null
  const [latest] = makeUp.days
  const offered = latest && makeUp.left > 0
  const hint = latest ? t('dailySignIn.makeUpLeft', { count: makeUp.left }) : t('dailySignIn.makeUpNone')
  const texts = (
    <>
      <IconBadge icon="arrow-clockwise" tone="gold" size="small" />
      <View className={styles.makeUpTexts}>
        <Text className={styles.makeUpTitle}>{t('dailySignIn.makeUp')}</Text>
        <Text className={styles.caption}>{hint}</Text>
      </View>
    </>
  )
  return (
    <Card>
      {offered ? (
        <Pressable className={styles.makeUp} onTap={() => onDay(latest.date)}>
          {texts}
          <Text className={styles.makeUpCost}>{t('reward.points', { points: countText(makeUp.cost) })}</Text>
        </Pressable>
      ) : (
        <View className={styles.makeUp}>{texts}</View>
      )}
      <MakeUpSheet makeUp={makeUp} points={points} day={day} onDay={onDay} onSigned={onSigned} />
    </Card>
  )
})
