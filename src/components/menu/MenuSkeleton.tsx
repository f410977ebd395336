import { View } from '@tarojs/components'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import styles from './Menu.module.scss'

/** Skeleton of the menu: categories, a feature card, rows. */
export function MenuSkeleton() {
  return (
    <View className={styles.body}>
      <View className={styles.rail}>
        <Skeleton rows={7}>
          <Bar width={75} />
        </Skeleton>
      </View>
      <View className={styles.skeleton}>
        <Skeleton rows={1}>
          <Bar width={33} shape="title" />
        </Skeleton>
        <Skeleton rows={1}>
          <View className={styles.bone}>
            <Bar shape="card" />
          </View>
        </Skeleton>
        <Skeleton rows={5} />
      </View>
    </View>
  )
}
