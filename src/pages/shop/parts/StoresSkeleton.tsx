import { View } from '@tarojs/components'
import { Bar } from '@/ui/feedback/Skeleton'
import { SkeletonCards } from '@/ui/feedback/SkeletonCards'
import styles from './StoreCard.module.scss'

/** Skeleton of three stores. */
export function StoresSkeleton() {
  return (
    <SkeletonCards>
      <View className={styles.bones}>
        <View className={styles.bone}>
          <Bar shape="fill" />
        </View>
        <View className={styles.texts}>
          <Bar width={66} shape="title" />
          <Bar width={50} />
          <Bar width={75} />
        </View>
      </View>
    </SkeletonCards>
  )
}
