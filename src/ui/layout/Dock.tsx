import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './Dock.module.scss'

interface Props {
  /** The primary action, and at most two others. */
  children: ReactNode
  /** One caption line above. */
  note?: ReactNode
}

/** A bar fixed to the bottom of a page, with a spacer of its height. */
export function Dock({ children, note }: Props) {
  return (
    <View className={classes(styles.space, note !== undefined && styles.noted)}>
      <View className={styles.dock}>
        {note !== undefined && <View className={styles.note}>{note}</View>}
        <View className={styles.row}>{children}</View>
      </View>
    </View>
  )
}
