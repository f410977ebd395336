import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import styles from './Track.module.scss'

interface Props {
  stops: readonly { label: string; icon: IconName; time?: string | undefined }[]
  /** Index of the stop that it is at. */
  now: number
}

/** Where an order is on its way. */
export function Track({ stops, now }: Props) {
  return (
    <View className={styles.track}>
      {stops.map((stop, index) => (
        <View
          key={stop.label}
          className={classes(styles.stop, index < now && styles.done, index === now && styles.now)}
          {...(index === now && { 'aria-current': 'step' })}
        >
          <View className={styles.sign}>
            <Icon name={stop.icon} size={18} />
          </View>
          <Text className={styles.label}>{stop.label}</Text>
          {stop.time && <Text className={styles.time}>{stop.time}</Text>}
        </View>
      ))}
    </View>
  )
}
