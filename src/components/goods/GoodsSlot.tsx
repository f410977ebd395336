import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { FREE } from '@/domain/goods/windowing'
import { boxOf } from '@/platform/device/measure'
import type { GoodsSlotProps } from './goodsSlotProps'

/** A slot of the virtualised list: reports its height once rendered. */
export function GoodsSlot({ list, piece, slot, children }: GoodsSlotProps) {
  const id = `piece-${slot}`
  useEffect(() => {
    let current = piece !== FREE
    if (current) void boxOf(id).then((box) => current && box?.height && list.measured(piece, box.height))
    return () => {
      current = false
    }
  }, [list, piece, id])
  return (
    <View id={id} style={{ order: Math.max(0, piece) }}>
      {children}
    </View>
  )
}
