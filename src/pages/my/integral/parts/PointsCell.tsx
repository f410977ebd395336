import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { PointsItem } from '@/contract/points/pointsMall'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Pressable } from '@/ui/actions/Pressable'
import { unread } from '@/ui/aria'
import { Chip } from '@/ui/feedback/Chip'
import { Bar } from '@/ui/feedback/Skeleton'
import { Picture } from '@/ui/media/Picture'
import { PointsPrice } from './PointsPrice'
import styles from './PointsItems.module.scss'

/** Up to how many the pieces that are left are shown. */
const FEW = 20

/** An item in the grid of the points shop. */
export const PointsCell = observer(function PointsCell({ item }: { item: PointsItem }) {
  const { config } = useStores()
  const t = useText()
  const { id, name, images, points, cash, stock } = item
  return (
    <View className={styles.cell}>
      <Pressable className={styles.open} onTap={() => go('/pages/my/integral/details', { id })}>
        <View className={styles.picture}>
          <Picture src={config.picture(images[0] ?? '')} alt="" size="fill" width={180} faded={stock === 0} />
          {stock !== null && stock <= FEW && (
            <View className={styles.badge}>
              <Chip tone={stock === 0 ? 'neutral' : 'amber'}>
                {stock === 0 ? t('points.soldOut') : t('points.left', { count: stock })}
              </Chip>
            </View>
          )}
        </View>
        <Text className={styles.name}>{name}</Text>
        <PointsPrice points={points} cash={cash} />
      </Pressable>
    </View>
  )
})

/** Skeleton of the grid. */
export function PointsCellSkeleton() {
  return (
    <View {...unread}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <View key={key} className={styles.cell}>
          <View className={styles.picture}>
            <Bar shape="fill" />
          </View>
          <Bar width={66} />
        </View>
      ))}
    </View>
  )
}
