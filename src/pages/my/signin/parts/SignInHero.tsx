import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { DailySignIn } from '@/contract/dailySignIn'
import { countText } from '@/domain/money/money'
import { useText } from '@/hooks/useText'
import { Art } from '@/ui/media/Art'
import { memberArt } from '@/ui/media/memberArtFiles'
import styles from './SignIn.module.scss'

/** How many days in a row, in this month, and how many points. */
export const SignInHero = observer(function SignInHero({ view }: { view: DailySignIn }) {
  const t = useText()
  const { continuousDays: count, points } = view
  return (
    <View className={styles.hero}>
      <View className={styles.heroTexts}>
        <Text className={styles.heroLabel}>{t('dailySignIn.inRow')}</Text>
        <View className={styles.heroCount}>
          <Text className={styles.heroFigure}>{count}</Text>
          <Text className={styles.heroUnit}>{t('dailySignIn.daysUnit', { count })}</Text>
        </View>
        <Text className={styles.heroLabel}>{t('reward.points', { points: countText(points) })}</Text>
      </View>
      <Art src={memberArt.calendar} size={136} />
    </View>
  )
})
