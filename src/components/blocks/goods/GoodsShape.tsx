import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GOODS_SHAPES } from '@/contract/constants'
import type { GoodsRow as Row } from '@/contract/goodsRow'
import { go } from '@/platform/navigation/navigation'
import { GoodsCard } from '@/components/goods/GoodsCard'
import { GoodsRow } from '@/components/goods/GoodsRow'
import { Scroll } from '@/ui/layout/Scroll'
import { useStores } from '@/hooks/useStores'
import styles from './Goods.module.scss'

export interface GoodsShapeProps {
  /** Absent, the merchant's `goodStyle` counts. */
  layout: (typeof GOODS_SHAPES)[number] | undefined
  goods: readonly Row[]
}

/** Dishes as a strip that scrolls sideways, a grid of two columns, rows, or one large card below the other. */
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
