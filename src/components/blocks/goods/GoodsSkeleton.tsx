import { View } from '@tarojs/components'
import { Bar } from '@/ui/feedback/Skeleton'
import styles from './Goods.module.scss'

/** Skeleton of a strip of dishes, of the same height as the dishes. */
export function GoodsSkeleton() {
  return (
    <View className={styles.bars} {...{ 'aria-hidden': true }}>
      <Bar width={50} shape="title" />
      <View className={styles.tiles}>
        <View className={styles.tile} />
        <View className={styles.tile} />
        <View className={styles.tile} />
      </View>
      <Bar width={33} />
    </View>
  )
}
