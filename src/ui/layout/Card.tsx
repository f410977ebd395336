import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './Card.module.scss'

interface Props {
  /** Without padding: for pictures and for rows that are pressed as a whole. */
  flush?: boolean
  children: ReactNode
}

/** A card with side gutters and 12 px to the next one. */
export function Card({ flush, children }: Props) {
  return <View className={classes(styles.card, flush && styles.flush)}>{children}</View>
}
