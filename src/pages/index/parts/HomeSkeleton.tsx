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
        {[1, 2, 3, 4, 5].map((place) => (
          <View key={place} className={place > 2 ? styles.third : styles.half}>
            <Bar shape="card" />
          </View>
        ))}
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
