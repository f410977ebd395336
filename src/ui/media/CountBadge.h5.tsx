import { classes } from '@/ui/classes'
import type { CountBadgeProps } from './CountBadge'
import styles from './CountBadge.module.scss'

/** A count on the corner of its parent, drawn by CSS so that screen readers do not join it with the text beside it. */
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
