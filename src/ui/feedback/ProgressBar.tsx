import { View } from '@tarojs/components'
import { roleOf } from '@/ui/aria'
import styles from './ProgressBar.module.scss'

interface Props {
  /** 0 to 1. */
  value: number
  /** Accessible name. */
  label: string
}

/** A progress bar. */
export function ProgressBar({ value, label }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <View className={styles.bar} {...roleOf('progressbar')} {...{ 'aria-label': label, 'aria-valuenow': percent }}>
      <View className={styles.fill} style={{ width: `${percent}%` }} />
    </View>
  )
}
