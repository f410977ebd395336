import { View } from '@tarojs/components'
import type { goodsData } from '@/contract/config/blocks'
import type { BlockProps } from '@/components/blocks/blockProps'
import { BlockTitle } from '@/components/blocks/BlockTitle'
import { GoodsSkeleton } from './GoodsSkeleton'
import { GoodsShape } from './GoodsShape'

/** Promoted dishes. */
export function Goods({ data, waiting }: Pick<BlockProps<typeof goodsData>, 'data' | 'waiting'>) {
  const { layout, goods } = data
  if (goods.length === 0) return waiting ? <GoodsSkeleton /> : null
  return (
    <View>
      <BlockTitle {...data} />
      <GoodsShape layout={layout} goods={goods} />
    </View>
  )
}
