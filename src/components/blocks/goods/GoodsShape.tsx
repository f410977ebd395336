import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GOODS_SHAPES } from '@/contract/constants/common'
import type { GoodsRow as Row } from '@/contract/goods/goodsRow'
import { go } from '@/platform/navigation/navigation'
import { GoodsCard } from '@/components/goods/GoodsCard'
import { GoodsRow } from '@/components/goods/GoodsRow'
import { Scroll } from '@/ui/layout/Scroll'
import { useStores } from '@/hooks/useStores'
import styles from './Goods.module.scss'

export interface GoodsShapeProps {
  /** Defaults to the merchant's `goodStyle`. */
  layout: (typeof GOODS_SHAPES)[number] | undefined
  goods: readonly Row[]
}

/** Dishes as a horizontal strip, a grid of two columns, rows, or large cards. */
export const GoodsShape = observer(function GoodsShape({ layout, goods }: GoodsShapeProps) {
  const { shop, carts, config } = useStores()
  const shape = layout ?? config.forms.goodStyle?.layout ?? 'strip'
  const Dish = shape === 'rows' ? GoodsRow : GoodsCard
  const open = ({ id }: Row) => go('/pages/shop/out/goods-dl', { gid: id, storeId: shop.id })
  const dishes = goods.map((each) => (
    <View key={each.id} className={styles.place}>
      <Dish goods={each} cart={carts.out} onOpen={open} />
    </View>
  ))
  if (shape !== 'strip') return <View className={styles[shape]}>{dishes}</View>
  return (
    <Scroll axis="x" className={styles.strip}>
      <View className={styles.row}>{dishes}</View>
    </Scroll>
  )
})
