import { Swiper, SwiperItem } from '@tarojs/components'
import { Children, type ReactNode } from 'react'
import styles from './Slides.module.scss'

export interface SlidesProps {
  /** Index of the visible child, from 0. */
  at: number
  onChange: (at: number) => void
  /** Shows the edges of the slides beside it. */
  peek?: boolean
  children: ReactNode
}

/** How much of the box the slides beside the shown one have on each side, px. */
const PEEK = '28px'

/** A carousel: shows one child, swiping shows the next. Fills its parent, which is positioned and has a height. */
export function Slides({ at, onChange, peek, children }: SlidesProps) {
  return (
    <Swiper
      className={styles.slides}
      current={at}
      {...(peek && { previousMargin: PEEK, nextMargin: PEEK })}
      onChange={({ detail }) => onChange(detail.current)}
    >
      {Children.map(children, (child) => (
        <SwiperItem>{child}</SwiperItem>
      ))}
    </Swiper>
  )
}
