import { ScrollView } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo, useRef } from 'react'
import type { GoodsScrollProps } from './goodsSlotProps'

/** The scroll view of the virtualised list; follows the list's scroll target. */
export const GoodsScroll = observer(function GoodsScroll({ list, className, label, children }: GoodsScrollProps) {
  const { goal } = list
  // The host ignores an unchanged value: a minimal difference forces the change.
  const jumpCount = useRef(0)
  const scrollTop = useMemo(() => goal && goal.top + (jumpCount.current++ % 2) / 10, [goal])
  return (
    <ScrollView
      className={className}
      scrollY
      enhanced
      showScrollbar={false}
      scrollWithAnimation={goal?.glide ?? false}
      {...(scrollTop !== undefined && { scrollTop })}
      onScroll={({ detail }) => list.scrolled(detail.scrollTop)}
      onTouchStart={list.taken}
      {...{ 'aria-label': label }}
    >
      {children}
    </ScrollView>
  )
})
