import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import type { GoodsRow as Goods } from '@/contract/goods/goodsRow'
import type { MenuRow } from '@/domain/goods/menuRows'
import type { CartStore } from '@/stores/cart/cart'
import { useWide } from '@/hooks/useWide'
import { FeatureCard } from './FeatureCard'
import { GoodsRow } from './GoodsRow'
import { Heading } from '@/ui/layout/Heading'
import styles from './GoodsListRow.module.scss'

interface Props {
  piece: MenuRow
  cart: CartStore
  onOpen: (goods: Goods) => void
}

/** A unit of the virtualised list: some rows, the first ones of a section with its heading. */
export const GoodsListRow = memo(function GoodsListRow({ piece: { heading, feature, goods }, cart, onOpen }: Props) {
  const tile = useWide() ? styles : {}
  return (
    <>
      {heading && (
        <View className={styles.heading}>
          <Heading look="title3">{heading.name}</Heading>
          {heading.note && <Text className={styles.note}>{heading.note}</Text>}
        </View>
      )}
      {feature && <FeatureCard goods={feature} cart={cart} onOpen={onOpen} />}
      {goods.map((each) => (
        <GoodsRow key={each.id} goods={each} cart={cart} tile={tile} onOpen={onOpen} />
      ))}
    </>
  )
})
