import { View } from '@tarojs/components'
import { Card } from '@/ui/layout/Card'
import { Bar } from '@/ui/feedback/Skeleton'
import styles from './StoreCard.module.scss'

/** Skeleton of three stores. */
export function StoresSkeleton() {
  return (
    <View {...{ 'aria-hidden': true }}>
      {['a', 'b', 'c'].map((key) => (
        <Card key={key}>
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
        </Card>
      ))}
    </View>
  )
}
