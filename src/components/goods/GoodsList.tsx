import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GoodsRow as Goods } from '@/contract/goods/goodsRow'
import { FREE } from '@/domain/goods/windowing'
import type { CartStore } from '@/stores/cart/cart'
import type { GoodsListModel } from './goodsList.model'
import { GoodsListRow } from './GoodsListRow'
import { GoodsSlot } from './GoodsSlot'
import { GoodsScroll } from './GoodsScroll'
import styles from './GoodsList.module.scss'

interface Props {
  list: GoodsListModel
  cart: CartStore
  /** Accessible name of the list. */
  label: string
  onOpen: (goods: Goods) => void
}

/** A virtualised list of dishes in its own scroll view: only rows on the screen and near it are rendered. */
export function GoodsList({ list, cart, label, onOpen }: Props) {
  return (
    <GoodsScroll list={list} className={styles.scroll} label={label}>
      <Pieces list={list} cart={cart} onOpen={onOpen} />
    </GoodsScroll>
  )
}

/** H5 keeps the order of the items. In mini-programs a slot keeps its node, so that only its new content is sent; CSS `order` positions it. */
const ORDERED = process.env.TARO_ENV === 'h5'

const Pieces = observer(function Pieces({ list, cart, onOpen }: Omit<Props, 'label'>) {
  return (
    <View className={styles.rows}>
      <View className={styles.space} style={{ height: `${list.above}px`, ...(!ORDERED && { order: -1 }) }} />
      {list.slots.map((index, slot) => {
        const piece = list.pieces[index]
        return (
          <GoodsSlot key={ORDERED ? index : slot} list={list} piece={index} slot={slot}>
            {index !== FREE && piece && <GoodsListRow key={index} piece={piece} cart={cart} onOpen={onOpen} />}
          </GoodsSlot>
        )
      })}
      <View
        className={styles.space}
        style={{ height: `${list.below}px`, ...(!ORDERED && { order: list.pieces.length }) }}
      />
    </View>
  )
})
