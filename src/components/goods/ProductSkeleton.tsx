import { View } from '@tarojs/components'
import { Heading } from '@/ui/layout/Heading'
import { Bar, CardSkeleton, Skeleton } from '@/ui/feedback/Skeleton'
import styles from './Product.module.scss'

/** Skeleton of a dish, under its name if known. */
export function ProductSkeleton({ name }: { name?: string | undefined }) {
  return (
    <View className={styles.bones}>
      {name ? (
        <View className={styles.early}>
          <Heading look="title1">{name}</Heading>
        </View>
      ) : (
        <Skeleton rows={1}>
          <Bar width={66} shape="title" />
        </Skeleton>
      )}
      <Skeleton rows={2}>
        <Bar />
      </Skeleton>
      <CardSkeleton rows={2} />
    </View>
  )
}
