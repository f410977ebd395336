import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Avatar } from '@/ui/media/Avatar'
import { Card } from '@/ui/layout/Card'
import { IconBadge } from '@/ui/media/IconBadge'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import type { OrderDetail } from '@/contract/order/order'
import { distanceBetween, distanceText } from '@/domain/address/distance'
import { phoneText } from '@/domain/text/phoneText'
import { call } from '@/platform/device/device'
import styles from './RiderCard.module.scss'

interface Props extends Pick<OrderDetail, 'store' | 'address'> {
  rider: NonNullable<OrderDetail['rider']>
}

/** The rider of an order with a call button, and how far the food travels. */
export const RiderCard = observer(function RiderCard({ rider, store, address }: Props) {
  const t = useText()
  const way = address ? distanceBetween(store, address) : 0
  return (
    <Card>
      <View className={styles.rider}>
        <Avatar name={rider.name} />
        <View className={styles.texts}>
          <Text className={styles.name}>{rider.name}</Text>
          <Text className={styles.line}>{phoneText(rider.phone)}</Text>
          {way >= 1 && <Text className={styles.line}>{t('order.riderWay', { distance: distanceText(way) })}</Text>}
        </View>
        <Pressable className={styles.call} label={t('order.callRider')} onTap={() => call(rider.phone)}>
          <IconBadge icon="phone" tone="green" size="small" />
        </Pressable>
      </View>
    </Card>
  )
})
