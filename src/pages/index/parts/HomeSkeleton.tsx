import { View } from '@tarojs/components'
import { Bar } from '@/ui/feedback/Skeleton'
import styles from './HomeSkeleton.module.scss'

/** Skeleton of the home page: hero, dining types, member card, a strip of dishes. */
export function HomeSkeleton() {
  return (
    <View {...{ 'aria-hidden': true }}>
      <View className={styles.hero}>
        <Bar width={50} shape="title" />
        <Bar width={33} />
      </View>
      <View className={styles.options}>
        <View className={styles.half}>
          <Bar shape="card" />
        </View>
        <View className={styles.half}>
          <Bar shape="card" />
        </View>
        <View className={styles.whole}>
          <Bar shape="card" />
        </View>
      </View>
      <View className={styles.card}>
        <Bar shape="card" />
      </View>
      <View className={styles.card}>
        <Bar width={50} shape="title" />
      </View>
    </View>
  )
}
