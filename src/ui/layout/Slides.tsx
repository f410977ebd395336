import { Swiper, SwiperItem } from '@tarojs/components'
import { Children, type ReactNode } from 'react'
import styles from './Slides.module.scss'

export interface SlidesProps {
  /** Which of the children is shown, from 0. */
  at: number
  onChange: (at: number) => void
  children: ReactNode
}

/** Pages side by side, of which one is shown; swiping shows the next. It fills its box. */
export function Slides({ at, onChange, children }: SlidesProps) {
  return (
    <Swiper className={styles.slides} current={at} onChange={({ detail }) => onChange(detail.current)}>
      {Children.map(children, (child) => (
        <SwiperItem>{child}</SwiperItem>
      ))}
    </Swiper>
  )
}
