import { View } from '@tarojs/components'
import styles from './LoadingDots.module.scss'

/** Three loading dots in the colour of the text. */
export function LoadingDots() {
  return (
    <View className={styles.dots}>
      <View className={styles.dot} />
      <View className={styles.dot} />
      <View className={styles.dot} />
    </View>
  )
}
