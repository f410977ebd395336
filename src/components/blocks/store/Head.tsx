import { View } from '@tarojs/components'
import { StoreHead } from '@/components/store/StoreHead'
import styles from './Head.module.scss'

/** The store that the guest is in, at the top of a page that no hero opens. */
export function Head() {
  return (
    <View className={styles.wash}>
      <StoreHead />
    </View>
  )
}
