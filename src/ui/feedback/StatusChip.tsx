import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import styles from './StatusChip.module.scss'

interface Props {
  /** Amber: waiting; green: in progress; neutral: finished; red: failed. */
  tone: 'amber' | 'green' | 'neutral' | 'red'
  text: string
}

/** State of an order, queue number or booking, as text and colour. */
export function StatusChip({ tone, text }: Props) {
  return <View className={classes(styles.chip, styles[tone])}>{text}</View>
}
