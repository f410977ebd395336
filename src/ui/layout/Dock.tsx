import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './Dock.module.scss'

interface Props {
  /** The one next step, and at most two beside it. */
  children: ReactNode
  /** One caption line above. */
  note?: ReactNode
}

/** What stays at the bottom of a page, and the room that it takes. */
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
