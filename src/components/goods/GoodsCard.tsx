import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import { shownPrice } from '@/domain/goods/goodsPrice'
import type { CartStore } from '@/stores/cart/cart'
import { Badge } from '@/ui/feedback/Badge'
import { GoodsControl } from './GoodsControl'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/components/money/Price'
import { Pressable } from '@/ui/actions/Pressable'
import { useStores } from '@/hooks/useStores'
import styles from './GoodsCard.module.scss'

interface Props {
  goods: GoodsRow
  cart: CartStore
  /** Called on a tap outside the control. */
  onOpen: (goods: GoodsRow) => void
}

/** A dish in a strip or grid: large picture, name, price and cart control. It fills the width of its box. */
export const GoodsCard = observer(function GoodsCard({ goods, cart, onOpen }: Props) {
  const { config, session } = useStores()
  const { price, was } = shownPrice(goods, session.discountFor(cart.owner.diningType))
  const { name, caption, image, badge, state, stateText } = goods
  const off = state !== 'ok'

  return (
    <View className={styles.card}>
      <View className={styles.picture}>
        <Picture src={config.picture(image)} alt="" size="fill" width={180} faded={off} />
        {badge && !off && <Badge text={badge} />}
      </View>
      <Pressable className={styles.name} onTap={() => onOpen(goods)}>
        {name}
      </Pressable>
      <Text className={styles.caption}>{off ? stateText : caption}</Text>
      <View className={styles.foot}>
        <Price amount={price} was={was} wraps />
        <GoodsControl plus goods={goods} cart={cart} onOpen={onOpen} />
      </View>
    </View>
  )
})
