import { ScrollView } from '@tarojs/components'
import type { ReactNode } from 'react'

export interface ScrollProps {
  axis?: 'x' | 'y'
  className?: string | undefined
  /** Id of what is brought to the middle of the view. */
  into?: string | undefined
  /** How far it is scrolled, pixels. */
  onScroll?: ((offset: number) => void) | undefined
  children: ReactNode
}

/** Content that scrolls by itself, in a box of limited size. */
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
