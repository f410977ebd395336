import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CouponPack } from '@/contract/coupon/couponPack'
import { packWorth } from '@/domain/coupon/packWorth'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { classes } from '@/ui/classes'
import { Chip } from '@/ui/feedback/Chip'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import styles from './Pack.module.scss'

/** The name of a pack, its price beside what it is worth, and after how many coupons it pays. */
export const PackHead = observer(function PackHead({ pack }: { pack: CouponPack }) {
  const { config } = useStores()
  const t = useText()
  const money = useMoney()
  const { sum, num, paysAfter } = packWorth(pack.coupons, pack.price)
  return (
    <>
      <View className={styles.head}>
        <View className={styles.headTexts}>
          {pack.tagline !== '' && (
            <View className={styles.tagline}>
              <Chip tone="blue">{pack.tagline}</Chip>
            </View>
          )}
          <Heading level={1} look="title1">
            {pack.name}
          </Heading>
          <Text className={styles.label}>{t('couponPack.count', { count: num })}</Text>
        </View>
        {pack.image !== '' && <Picture src={config.picture(pack.image)} alt="" size={98} tile="sage" eager />}
      </View>
      <Card>
        <View className={styles.prices}>
          <View className={styles.price}>
            <Text className={styles.label}>{t('couponPack.pay')}</Text>
            <Text className={styles.sum}>{money(pack.price)}</Text>
          </View>
          <Icon name="arrow-right" size={20} className={styles.arrow} />
          <View className={classes(styles.price, styles.end)}>
            <Text className={styles.label}>{t('couponPack.worth', { count: num })}</Text>
            <Text className={styles.worth}>{money(sum)}</Text>
          </View>
        </View>
        {paysAfter !== null && <Text className={styles.pays}>{t('couponPack.pays', { count: paysAfter })}</Text>}
      </Card>
    </>
  )
})
