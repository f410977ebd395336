import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './Card.module.scss'

interface Props {
  /** Its content reaches the edges: pictures, rows that press as a whole. */
  flush?: boolean
  children: ReactNode
}

/** A card: gutter at the sides, 12 px to the next. */
export function Card({ flush, children }: Props) {
  return <View className={classes(styles.card, flush && styles.flush)}>{children}</View>
}
