import { Text } from '@tarojs/components'
import styles from './Badge.module.scss'

/** A badge of at most two words on the corner of its parent's picture. */
export function Badge({ text }: { text: string }) {
  return <Text className={styles.badge}>{text}</Text>
}
