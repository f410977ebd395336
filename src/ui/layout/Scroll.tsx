import { ScrollView } from '@tarojs/components'
import type { ReactNode } from 'react'

export interface ScrollProps {
  axis?: 'x' | 'y'
  className?: string | undefined
  /** Id of the element that is scrolled to the middle. */
  into?: string | undefined
  /** Scroll position, pixels. */
  onScroll?: ((offset: number) => void) | undefined
  children: ReactNode
}

/** A scroll container of limited size. */
export function Scroll({ axis = 'y', className, into, onScroll, children }: ScrollProps) {
  return (
    <ScrollView
      className={className}
      scrollX={axis === 'x'}
      scrollY={axis === 'y'}
      enhanced
      showScrollbar={false}
      scrollWithAnimation
      {...(into !== undefined && { scrollIntoView: into })}
      {...(onScroll && { onScroll: ({ detail }) => onScroll(axis === 'x' ? detail.scrollLeft : detail.scrollTop) })}
    >
      {children}
    </ScrollView>
  )
}
