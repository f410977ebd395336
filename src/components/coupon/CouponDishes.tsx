import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CouponTerms } from '@/contract/coupon/coupon'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Scroll } from '@/ui/layout/Scroll'
import { Picture } from '@/ui/media/Picture'
import styles from './CouponDishes.module.scss'

interface Props {
  terms: CouponTerms
  dishes: readonly { id: string; name: string; image: string }[]
}

/** The dishes that a coupon counts for, or does not; absent when it counts for all. */
export const CouponDishes = observer(function CouponDishes({ terms, dishes }: Props) {
  const { config } = useStores()
  const t = useText()
  if (dishes.length === 0) return null
  const except = terms.goodsRule === 'except'
  return (
    <Card>
      <Heading level={2} look="title3">
        {except ? t('couponPages.dishesExcept') : t('couponPages.dishes')}
      </Heading>
      <Scroll axis="x" className={styles.dishes}>
        <View className={styles.row}>
          {dishes.map(({ id, name, image }) => (
            <View key={id} className={styles.dish}>
              <Picture src={config.picture(image)} alt="" size={60} faded={except} />
              <Text className={styles.name}>{name}</Text>
            </View>
          ))}
        </View>
      </Scroll>
    </Card>
  )
})
