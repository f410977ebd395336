import { useEffect, useRef } from 'react'
import { classes } from '@/ui/classes'
import type { ScrollProps } from './Scroll'
import styles from './Scroll.module.scss'

export type { ScrollProps }

/** Content that scrolls by itself, in a box of limited size. */
export function Scroll({ axis = 'y', className, into, onScroll, children }: ScrollProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target = into === undefined ? null : document.getElementById(into)
    if (box.current && target) bringToMiddle(box.current, target)
  }, [into])

  return (
    <div
      ref={box}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways may hold pictures only, and keys must reach it
      tabIndex={axis === 'x' ? 0 : undefined}
      className={classes(axis === 'x' ? styles.across : styles.down, className)}
      onScroll={
        onScroll && (({ currentTarget }) => onScroll(axis === 'x' ? currentTarget.scrollLeft : currentTarget.scrollTop))
      }
    >
      {children}
    </div>
  )
}

/** `scrollIntoView` would move the page too. How it gets there is a matter of style. */
function bringToMiddle(box: HTMLElement, target: HTMLElement): void {
  const frame = box.getBoundingClientRect()
  const place = target.getBoundingClientRect()
  box.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2
  box.scrollTop += place.top - frame.top - (frame.height - place.height) / 2
}
