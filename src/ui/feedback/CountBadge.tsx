import { Text } from '@tarojs/components'
import { classes } from '@/ui/classes'
import styles from './CountBadge.module.scss'

export interface CountBadgeProps {
  count: number
  /** Ink instead of brand, where it lies on a brand fill. */
  look?: 'brand' | 'ink'
}

/** A count on the corner of something; above 99 it says 99+. Nothing at 0. What it lies on says the count in its label. */
export function CountBadge({ count, look = 'brand' }: CountBadgeProps) {
  if (count <= 0) return null
  return <Text className={classes(styles.dot, styles[look])}>{count > 99 ? '99+' : count}</Text>
}
