import { View } from '@tarojs/components'
import { Bar } from '@/ui/feedback/Skeleton'
import { SkeletonCards } from '@/ui/feedback/SkeletonCards'
import styles from './OrdersSkeleton.module.scss'

/** Skeleton of the order list: store and time, pictures of dishes, a button. */
export function OrdersSkeleton() {
  return (
    <SkeletonCards>
      <View className={styles.row}>
        <Bar shape="round" />
        <View className={styles.texts}>
          <Bar width={66} />
          <Bar width={33} />
        </View>
      </View>
      <View className={styles.row}>
        {['a', 'b', 'c'].map((picture) => (
          <View key={picture} className={styles.picture}>
            <Bar shape="fill" />
          </View>
        ))}
      </View>
      <Bar width={33} shape="title" />
    </SkeletonCards>
  )
}
