import { View } from '@tarojs/components'
import { roleOf } from './aria'
import { Dots } from './Dots'
import styles from './LoadingMask.module.scss'

interface Props {
  /** What is under way, for those who do not see the dots. */
  label: string
}

/** Covers the screen while something must not be disturbed. */
export function LoadingMask({ label }: Props) {
  return (
    <View className={styles.mask} {...roleOf('status')} {...{ 'aria-label': label }}>
      <View className={styles.box}>
        <Dots />
      </View>
    </View>
  )
}
