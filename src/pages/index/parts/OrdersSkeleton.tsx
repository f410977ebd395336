import { View } from '@tarojs/components'
import { Bar } from '@/ui/feedback/Skeleton'
import { unread } from '@/ui/aria'
import { Card } from '@/ui/layout/Card'
import styles from './OrdersSkeleton.module.scss'

/** Skeleton of the order list: store and time, pictures of dishes, a button. */
export function OrdersSkeleton() {
  return (
    <View {...unread}>
      {['a', 'b', 'c'].map((key) => (
        <Card key={key}>
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
        </Card>
      ))}
    </View>
  )
}
