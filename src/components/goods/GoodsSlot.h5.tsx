import { useLayoutEffect, useRef } from 'react'
import type { GoodsSlotProps } from './goodsSlotProps'
import styles from './GoodsListRow.module.scss'

/** A slot of the virtualised list: reports its height before painting and on changes. */
export function GoodsSlot({ list, piece, children }: GoodsSlotProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => list.measured(piece, element.getBoundingClientRect().height))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, piece])
  return (
    <div ref={place} className={styles.slot}>
      {children}
    </div>
  )
}
