import { Text, View } from '@tarojs/components'
import styles from './BulletList.module.scss'

/** Short sentences below each other, such as the rules of a coupon. */
export function BulletList({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <View key={line} className={styles.line}>
          <Text className={styles.dot}>•</Text>
          <Text className={styles.text}>{line}</Text>
        </View>
      ))}
    </>
  )
}
