import { View } from '@tarojs/components'
import { StoreHead } from '@/components/store/StoreHead'
import styles from './Head.module.scss'

/** The current store, at the top of a page without a hero. */
export function Head() {
  return (
    <View className={styles.wash}>
      <StoreHead />
    </View>
  )
}
