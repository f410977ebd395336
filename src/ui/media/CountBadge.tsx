import { Text } from '@tarojs/components'
import { classes } from '@/ui/classes'
import styles from './CountBadge.module.scss'

export interface CountBadgeProps {
  count: number
  /** Ink instead of the brand colour, for brand-coloured backgrounds. */
  look?: 'brand' | 'ink'
}

/** A count on the corner of its parent: 99+ above 99, nothing at 0. The parent's label must contain the count. */
export function CountBadge({ count, look = 'brand' }: CountBadgeProps) {
  if (count <= 0) return null
  return <Text className={classes(styles.dot, styles[look])}>{count > 99 ? '99+' : count}</Text>
}
