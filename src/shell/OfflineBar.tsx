import { Text, View } from '@tarojs/components'
import { hostDrawsBack } from '@/platform/device/hostBar'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './OfflineBar.module.scss'

interface Props {
  text: string
  /** Label of the action. */
  action: string
  onRetry: () => void
}

/** Shows at the top of a page that the network is lost; the page reserves its height. */
export function OfflineBar({ text, action, onRetry }: Props) {
  return (
    <View className={classes(styles.bar, hostDrawsBack && styles.shared)} {...roleOf('status')}>
      <Icon name="wifi-slash" size={16} className={styles.icon} />
      <Text className={styles.text}>{text}</Text>
      <Pressable className={styles.action} onTap={onRetry}>
        {action}
      </Pressable>
    </View>
  )
}
