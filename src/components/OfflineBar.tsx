import { Text, View } from '@tarojs/components'
import { hostDrawsBack } from '@/platform/hostBar'
import { roleOf } from './aria'
import { classes } from './classes'
import { Icon } from './Icon'
import { Tap } from './Tap'
import styles from './OfflineBar.module.scss'

interface Props {
  text: string
  /** What a tap does, in a word. */
  action: string
  onRetry: () => void
}

/** Says at the top of a page that the network is gone; the page makes room for it. */
export function OfflineBar({ text, action, onRetry }: Props) {
  return (
    <View className={classes(styles.bar, hostDrawsBack && styles.shared)} {...roleOf('status')}>
      <Icon name="wifi-slash" size={16} className={styles.icon} />
      <Text className={styles.text}>{text}</Text>
      <Tap className={styles.action} onTap={onRetry}>
        {action}
      </Tap>
    </View>
  )
}
