import { Text, View } from '@tarojs/components'
import { roleOf } from './aria'
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
    <View className={styles.bar} {...roleOf('status')}>
      <Icon name="wifi-slash" size={16} className={styles.icon} />
      <Text className={styles.text}>{text}</Text>
      <Tap className={styles.action} onTap={onRetry}>
        {action}
      </Tap>
    </View>
  )
}
