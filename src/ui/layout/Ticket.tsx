import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './Ticket.module.scss'

interface Props {
  /** The value. */
  stub: ReactNode
  /** Title, validity and action. */
  children: ReactNode
  /** Used, expired or sold out. */
  spent?: boolean
}

/** A ticket with a stub for the value and a body for the details. */
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
