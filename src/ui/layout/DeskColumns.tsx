import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './DeskColumns.module.scss'

interface Props {
  children: ReactNode
  /** The column at the end: what is bought, its sum, and the dock, which stays in view. */
  beside: ReactNode
}

/** The two columns of a page in a wide window of the web. */
export function DeskColumns({ children, beside }: Props) {
  return (
    <View className={styles.columns}>
      <View className={styles.main}>{children}</View>
      <View className={`beside ${styles.beside}`}>{beside}</View>
    </View>
  )
}
