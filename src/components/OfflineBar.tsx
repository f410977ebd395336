import { Text } from '@tarojs/components'
import { Icon } from './Icon'
import { Tap } from './Tap'
import styles from './OfflineBar.module.scss'

interface Props {
  text: string
  onRetry: () => void
}

/** Says that the network is gone, under the bar of every page, and tries again when tapped. */
export function OfflineBar({ text, onRetry }: Props) {
  return (
    <Tap className={styles.bar} onTap={onRetry}>
      <Icon name="wifi-slash" size={16} className={styles.icon} />
      <Text>{text}</Text>
    </Tap>
  )
}
