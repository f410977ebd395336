import { View } from '@tarojs/components'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import styles from './ProgressBar.module.scss'

interface Props {
  /** 0 to 1. */
  value: number
  /** Accessible name. */
  label: string
  /** Of what a member has: in gold. */
  gold?: boolean
}

/** A progress bar. */
export function ProgressBar({ value, label, gold }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <View
      className={classes(styles.bar, gold && styles.gold)}
      {...roleOf('progressbar')}
      {...{ 'aria-label': label, 'aria-valuenow': percent }}
    >
      <View className={styles.fill} style={{ transform: `translateX(${percent - 100}%)` }} />
    </View>
  )
}
