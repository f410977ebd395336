import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './Ticket.module.scss'

interface Props {
  /** What it is worth. */
  stub: ReactNode
  /** What it is, until when, and what to do with it. */
  children: ReactNode
  /** Used, expired or all gone. */
  spent?: boolean
}

/** A ticket of two parts: the stub and what it says. */
export function Ticket({ stub, children, spent }: Props) {
  return (
    <View className={classes(styles.ticket, spent && styles.spent)}>
      <View className={styles.stub}>
        {stub}
        <View className={styles.notch} />
        <View className={classes(styles.notch, styles.low)} />
      </View>
      <View className={styles.body}>{children}</View>
    </View>
  )
}
