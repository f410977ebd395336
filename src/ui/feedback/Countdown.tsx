import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import { countdownText } from '@/domain/time/timeText'
import styles from './Countdown.module.scss'

interface Props {
  /** Label, such as "Code valid for". */
  label: string
  /** Seconds left; at 60 and below it turns red. */
  seconds: number
  /** Format of the remaining time; minutes and seconds by default. */
  time?: string
}

/** The remaining time, counted by the parent. */
export function Countdown({ label, seconds, time = countdownText(seconds * 1000) }: Props) {
  return (
    <View className={classes(styles.pill, seconds <= 60 && styles.soon)}>
      <Icon name="timer" size={18} className={styles.icon} />
      <Text>{label}</Text>
      <Text className={styles.time}>{time}</Text>
    </View>
  )
}
