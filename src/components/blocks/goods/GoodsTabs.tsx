import { View } from '@tarojs/components'
import { useState } from 'react'
import type { goodsTabsData } from '@/contract/config/moreBlocks'
import { Heading } from '@/ui/layout/Heading'
import { Tabs } from '@/ui/layout/Tabs'
import type { BlockProps } from '@/components/blocks/blockProps'
import { GoodsSkeleton } from './GoodsSkeleton'
import { GoodsShape } from './GoodsShape'
import styles from './Goods.module.scss'

/** The menu by category, one at a time. */
export function GoodsTabs({ data, waiting }: Pick<BlockProps<typeof goodsTabsData>, 'data' | 'waiting'>) {
  const tabs = data.tabs.filter(({ goods }) => goods.length > 0)
  const [chosen, setChosen] = useState('')
  const active = tabs.find(({ id }) => id === chosen) ?? tabs[0]
  if (!active) return waiting ? <GoodsSkeleton /> : null
  return (
    <View>
      {data.title && (
        <View className={styles.title}>
          <Heading>{data.title}</Heading>
        </View>
      )}
      <Tabs
        label={data.title}
        tabs={tabs.map(({ id, name }) => ({ key: id, label: name }))}
        active={active.id}
        onChange={setChosen}
      />
      <GoodsShape key={active.id} layout={data.layout} goods={active.goods} />
    </View>
  )
}
