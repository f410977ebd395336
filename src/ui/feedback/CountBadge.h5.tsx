import { classes } from '@/ui/classes'
import type { CountBadgeProps } from './CountBadge'
import styles from './CountBadge.module.scss'

/** A count on the corner of something, drawn by its style, so that it does not run into the words beside it when they are read aloud. */
export function CountBadge({ count, look = 'brand' }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <i
      className={classes(styles.dot, styles.drawn, styles[look])}
      data-count={count > 99 ? '99+' : count}
      aria-hidden
    />
  )
}
