import { Children, useEffect, useRef } from 'react'
import type { SlidesProps } from './Slides'
import { classes } from '@/ui/classes'
import styles from './Slides.module.scss'

export type { SlidesProps }

/** A carousel: shows one child, swiping shows the next. Fills its parent, which grows with the highest child. */
export function Slides({ at, onChange, peek, children }: SlidesProps) {
  const box = useRef<HTMLDivElement>(null)
  /** Target of a running scroll animation, so that passed slides are not taken for a swipe. */
  const goal = useRef<number>()

  useEffect(() => {
    const element = box.current
    if (!element || shownOf(element) === at) return
    goal.current = at
    element.scrollTo({ left: at * stepOf(element) })
  }, [at])

  const follow = (element: HTMLElement) => {
    const shown = shownOf(element)
    if (shown === goal.current) goal.current = undefined
    else if (goal.current === undefined && shown !== at) onChange(shown)
  }

  return (
    <div
      ref={box}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- pictures take no focus, and the keyboard must reach them
      tabIndex={0}
      className={classes(styles.scroll, peek && styles.peek)}
      onPointerDown={() => (goal.current = undefined)}
      onScroll={({ currentTarget }) => follow(currentTarget)}
    >
      {Children.map(children, (child) => (
        <div className={styles.slide}>{child}</div>
      ))}
    </div>
  )
}

function shownOf(element: HTMLElement): number {
  const step = stepOf(element)
  return step ? Math.round(element.scrollLeft / step) : 0
}

/** The width of a slide: that of the box unless its neighbours show. */
function stepOf({ firstElementChild, clientWidth }: HTMLElement): number {
  return firstElementChild?.clientWidth ?? clientWidth
}
