import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PointsOrder } from '@/contract/points/pointsMall'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Picture } from '@/ui/media/Picture'
import { PointsPrice } from './PointsPrice'
import styles from './PointsOrders.module.scss'

/** What was ordered, with its price. `children`: at the end of the row. */
export const OrderedItem = observer(function OrderedItem({
  order: { name, caption, image, num, points, payAmount },
  children,
}: {
  order: PointsOrder
  children?: ReactNode
}) {
  const { config } = useStores()
  const t = useText()
  return (
    <View className={styles.line}>
      <Picture src={config.picture(image)} alt="" size={60} />
      <View className={styles.texts}>
        <Text>{name}</Text>
        <Text className={styles.caption}>
          {[caption, t('points.pieces', { count: num })].filter(Boolean).join(' · ')}
        </Text>
        <PointsPrice points={points} cash={payAmount} />
      </View>
      {children}
    </View>
  )
})
