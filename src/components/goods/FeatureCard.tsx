import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import { shownPrice } from '@/domain/goods/goodsPrice'
import type { CartStore } from '@/stores/cart/cart'
import { classes } from '@/ui/classes'
import { GoodsChips } from './GoodsChips'
import { GoodsControl } from './GoodsControl'
import { Price } from '@/components/money/Price'
import { Pressable } from '@/ui/actions/Pressable'
import { usePicture } from '@/ui/media/usePicture'
import { useStores } from '@/hooks/useStores'
import styles from './FeatureCard.module.scss'

interface Props {
  goods: GoodsRow
  cart: CartStore
  onOpen: (goods: GoodsRow) => void
}

/** The first dish of a section: its cut-out picture on a coloured tile. */
export const FeatureCard = observer(function FeatureCard({ goods, cart, onOpen }: Props) {
  const { config, session } = useStores()
  const { price, was } = shownPrice(goods, session.discountFor(cart.owner.diningType))
  const cutout = usePicture([config.picture(goods.cutout), config.picture(goods.image), config.defaultPicture])
  const off = goods.state !== 'ok'
  return (
    <View className={styles.card}>
      <Image
        className={classes(styles.cutout, off && styles.faded)}
        src={cutout.src}
        mode="aspectFit"
        webp
        onError={cutout.fail}
      />
      <View className={styles.body}>
        <View className={styles.texts}>
          <GoodsChips goods={goods} brief />
          <Pressable className={styles.name} onTap={() => onOpen(goods)}>
            {goods.name}
          </Pressable>
        </View>
        <View className={styles.foot}>
          <Text className={styles.price}>
            <Price amount={price} was={was} size="large" />
          </Text>
          <GoodsControl goods={goods} cart={cart} onOpen={onOpen} />
        </View>
      </View>
    </View>
  )
})
