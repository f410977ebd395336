import { ScrollView } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useState, type ReactNode } from 'react'

export interface ScrollProps {
  axis?: 'x' | 'y'
  /** Nothing in it takes the focus, so the keyboard must reach the container itself; by default a horizontal one. */
  focusable?: boolean
  className?: string | undefined
  /** Id of the element that is scrolled to the middle. */
  into?: string | undefined
  /** Another number scrolls to the same element again. */
  again?: number | undefined
  /** Scroll position, pixels. */
  onScroll?: ((offset: number) => void) | undefined
  children: ReactNode
}

/** A scroll container of limited size. */
export function Scroll({ axis = 'y', className, into, again, onScroll, children }: ScrollProps) {
  const target = useRepeated(into, again)
  return (
    <ScrollView
      className={className}
      scrollX={axis === 'x'}
      scrollY={axis === 'y'}
      enhanced
      showScrollbar={false}
      scrollWithAnimation
      {...(target !== undefined && { scrollIntoView: target })}
      {...(onScroll && { onScroll: ({ detail }) => onScroll(axis === 'x' ? detail.scrollLeft : detail.scrollTop) })}
    >
      {children}
    </ScrollView>
  )
}

/** The target of a scroll, absent for one update when `again` changes: a host does not scroll to the target that it already has. */
function useRepeated(into: string | undefined, again = 0): string | undefined {
  const [done, setDone] = useState(again)
  useEffect(() => {
    if (done !== again) Taro.nextTick(() => setDone(again))
  }, [done, again])
  return done === again || into === undefined ? into : ''
}
