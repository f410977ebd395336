import { View } from '@tarojs/components'
import { roleOf } from './aria'
import { classes } from './classes'
import styles from './ProgressBar.module.scss'

interface Props {
  /** 0 to 1. */
  value: number
  /** What it measures, for those who do not see it. */
  label: string
  tone?: 'brand' | 'gold'
}

/** How far something is. */
export function ProgressBar({ value, label, tone = 'brand' }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <View
      className={classes(styles.bar, styles[tone])}
      {...roleOf('progressbar')}
      {...{ 'aria-label': label, 'aria-valuenow': percent }}
    >
      <View className={styles.fill} style={{ width: `${percent}%` }} />
    </View>
  )
}
