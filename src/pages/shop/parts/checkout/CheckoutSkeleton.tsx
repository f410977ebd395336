import { View } from '@tarojs/components'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import styles from './CheckoutSkeleton.module.scss'

/** Skeleton of the checkout: where and when, the dishes, discounts and notes. */
export function CheckoutSkeleton() {
  const row = (
    <>
      <Bar shape="round" />
      <View className={styles.texts}>
        <Bar width={66} />
        <Bar width={33} />
      </View>
    </>
  )
  const dish = (
    <>
      <View className={styles.picture}>
        <Bar shape="fill" />
      </View>
      <View className={styles.texts}>
        <Bar width={50} shape="title" />
      </View>
    </>
  )
  return (
    <View className={styles.cards}>
      <Card>
        <Skeleton rows={2}>{row}</Skeleton>
      </Card>
      <Card>
        <Skeleton rows={3}>{dish}</Skeleton>
      </Card>
      <Card>
        <Skeleton rows={3}>{row}</Skeleton>
      </Card>
    </View>
  )
}
