import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GoodsRow as Goods } from '@/contract/goods/goodsRow'
import { shownPrice } from '@/domain/goods/goodsPrice'
import type { CartStore } from '@/stores/cart/cart'
import { Badge } from '@/ui/feedback/Badge'
import { classes } from '@/ui/classes'
import { ProductParticipants } from '@/components/table/ProductParticipants'
import { GoodsChips } from './GoodsChips'
import { GoodsControl } from './GoodsControl'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/components/money/Price'
import { Pressable } from '@/ui/actions/Pressable'
import { useStores } from '@/hooks/useStores'
import styles from './GoodsRow.module.scss'

interface Props {
  goods: Goods
  cart: CartStore
  /** Classes of a card in a wide window. */
  tile?: Partial<Record<string, string>>
  /** Called on a tap outside the control. */
  onOpen: (goods: Goods) => void
}

const NO_TILE: NonNullable<Props['tile']> = {}

/** A dish in a list: picture, name, caption, price and cart control. */
export const GoodsRow = observer(function GoodsRow({ goods, cart, tile = NO_TILE, onOpen }: Props) {
  const { config, session } = useStores()
  const { price, was } = shownPrice(goods, session.discountFor(cart.owner.diningType))
  const off = goods.state !== 'ok'
  return (
    <View className={classes(styles.row, off && styles.off, tile.tile)}>
      <View className={classes(styles.picture, tile.picture)}>
        <Picture src={config.picture(goods.image)} alt="" size="fill" width={tile.tile ? 240 : 98} faded={off} />
        {goods.badge && <Badge text={goods.badge} />}
        {cart.owner.diningType === 'dineIn' && <ProductParticipants goodsId={goods.id} cart={cart} />}
      </View>
      <View className={classes(styles.body, tile.body)}>
        <Pressable className={styles.name} onTap={() => onOpen(goods)}>
          {goods.name}
        </Pressable>
        {goods.caption && <Text className={styles.caption}>{goods.caption}</Text>}
        <GoodsChips goods={goods} brief />
        <View className={styles.foot}>
          <Price amount={price} was={was} wraps />
          <GoodsControl goods={goods} cart={cart} onOpen={onOpen} />
        </View>
      </View>
    </View>
  )
})
