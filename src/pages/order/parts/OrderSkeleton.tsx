import { View } from '@tarojs/components'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Perforation } from '@/ui/layout/Perforation'
import styles from './OrderSkeleton.module.scss'

const STOPS = ['placed', 'cooking', 'leaving', 'there']

/** Skeleton of an order: headline with picture, track and number, dishes. */
export function OrderSkeleton() {
  return (
    <>
      <Skeleton rows={1}>
        <View className={styles.texts}>
          <Bar width={75} shape="title" />
          <Bar width={50} />
        </View>
        <Bar shape="picture" />
      </Skeleton>
      <Card>
        <Skeleton rows={1}>
          {STOPS.map((stop) => (
            <View key={stop} className={styles.step}>
              <Bar shape="round" />
              <Bar width={66} />
            </View>
          ))}
        </Skeleton>
        <Perforation />
        <Skeleton rows={1}>
          <Bar width={33} shape="title" />
        </Skeleton>
      </Card>
      <Card>
        <Skeleton rows={2} />
      </Card>
    </>
  )
}
