import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { EquityCard } from '@/contract/membership/equityCard'
import { useText } from '@/hooks/useText'
import { CouponTicket } from '@/components/coupon/CouponTicket'
import { Heading } from '@/ui/layout/Heading'
import { Art } from '@/ui/media/Art'
import { memberArt } from '@/ui/media/memberArtFiles'
import styles from './Vip.module.scss'

/** A card with what each of its months gives. `caption`: its number, or how long it runs. */
export const CardFace = observer(function CardFace({
  card,
  caption,
}: {
  card: Pick<EquityCard, 'name' | 'text' | 'coupons'>
  caption: string
}) {
  const t = useText()
  return (
    <>
      <View className={styles.vipCard}>
        <View className={styles.heroTexts}>
          <Heading level={1} look="title1">
            {card.name}
          </Heading>
          {card.text && <Text className={styles.dim}>{card.text}</Text>}
          <Text className={styles.dim}>{caption}</Text>
        </View>
        <Art src={memberArt.crown} size={76} />
      </View>
      <Text className={styles.list}>{t('equityCard.eachMonth')}</Text>
      {card.coupons.map(({ terms, num }) => (
        <CouponTicket
          key={terms.couponId}
          terms={terms}
          foot={<Text className={styles.caption}>{t('equityCard.times', { count: num })}</Text>}
        />
      ))}
    </>
  )
})
