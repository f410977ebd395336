import { useEffect, useRef } from 'react'
import { classes } from '@/ui/classes'
import type { ScrollProps } from './Scroll'
import styles from './Scroll.module.scss'

export type { ScrollProps }

/** A scroll container of limited size. */
export function Scroll({ axis = 'y', focusable = axis === 'x', className, into, onScroll, children }: ScrollProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (into === undefined) return
    return afterPaint(() => {
      const target = document.getElementById(into)
      if (box.current && target) bringToMiddle(box.current, target)
    })
  }, [into])

  return (
    <div
      ref={box}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may contain pictures only, and the keyboard must reach it
      tabIndex={focusable ? 0 : undefined}
      className={classes(axis === 'x' ? styles.across : styles.down, className)}
      onScroll={
        onScroll && (({ currentTarget }) => onScroll(axis === 'x' ? currentTarget.scrollLeft : currentTarget.scrollTop))
      }
    >
      {children}
    </div>
  )
}

/** `scrollIntoView` would scroll the page too. CSS decides whether the scroll is animated. */
function bringToMiddle(box: HTMLElement, target: HTMLElement): void {
  const frame = box.getBoundingClientRect()
  const place = target.getBoundingClientRect()
  box.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2
  box.scrollTop += place.top - frame.top - (frame.height - place.height) / 2
}

/**
 * Runs `work` after the next paint, when reading positions forces no layout of its own. Returns the function that cancels it.
 */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
