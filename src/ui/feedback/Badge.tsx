import { Text } from '@tarojs/components'
import styles from './Badge.module.scss'

/** At most two words on the corner of a picture. Its parent is the box of the picture. */
export function Badge({ text }: { text: string }) {
  return <Text className={styles.badge}>{text}</Text>
}
