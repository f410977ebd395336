import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { goodsData } from '@/contract/blocks'
import type { GoodsRow } from '@/contract/goods'
import { go } from '@/platform/navigation'
import { GoodsCard } from '../GoodsCard'
import { Scroll } from '../Scroll'
import { SectionHead } from '../SectionHead'
import { useFollow } from '../useFollow'
import { useStores } from '../useStores'
import { useText } from '../useText'
import type { BlockProps } from './blockProps'
import { GoodsBars } from './GoodsBars'
import styles from './Goods.module.scss'

/** Dishes that the merchant puts forward: a strip that scrolls sideways, or a grid of two columns. */
export const Goods = observer(function Goods({ data, waiting }: BlockProps<typeof goodsData>) {
  const { shop, carts } = useStores()
  const t = useText()
  const follow = useFollow()
  const { title, layout, goods, more } = data
  if (goods.length === 0) return waiting ? <GoodsBars /> : null

  const open = ({ id }: GoodsRow) => go('/pages/shop/out/goods-dl', { gid: id, storeId: shop.id })
  const cards = goods.map((each) => (
    <View key={each.id} className={styles.place}>
      <GoodsCard goods={each} cart={carts.out} onOpen={open} />
    </View>
  ))
  return (
    <View>
      {title && <SectionHead title={title} {...(more && { more: t('home.all'), onMore: () => follow(more) })} />}
      {layout === 'grid' ? (
        <View className={styles.grid}>{cards}</View>
      ) : (
        <Scroll axis="x" className={styles.strip}>
          <View className={styles.row}>{cards}</View>
        </Scroll>
      )}
    </View>
  )
})
