import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Heading } from '@/ui/layout/Heading'
import { Art } from '@/ui/media/Art'
import { memberArt } from '@/ui/media/memberArtFiles'
import styles from './Vip.module.scss'

/** Why to buy, and what the user is already. */
export const VipHead = observer(function VipHead({ level, vipUntil }: { level: string; vipUntil: string | null }) {
  const { locale } = useStores()
  const t = useText()
  const text = level ? t('vip.youAre', { level }) : t('vip.forAll')
  return (
    <View className={styles.hero}>
      <View className={styles.heroTexts}>
        <Heading level={1} look="title1">
          {t('vip.slogan')}
        </Heading>
        <Text className={styles.dim}>
          {vipUntil ? t('vip.isVip', { date: dateText(lastMomentOf(vipUntil), locale.current) }) : text}
        </Text>
      </View>
      <Art src={memberArt.crown} size={104} />
    </View>
  )
})
