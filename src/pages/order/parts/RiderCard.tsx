import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Avatar } from '@/ui/media/Avatar'
import { Card } from '@/ui/layout/Card'
import { Link } from '@/ui/actions/Link'
import { useText } from '@/hooks/useText'
import type { OrderDetail } from '@/contract/order'
import { call } from '@/platform/device/device'
import styles from './RiderCard.module.scss'

/** The rider of an order, with a call button. */
export const RiderCard = observer(function RiderCard({ rider }: { rider: NonNullable<OrderDetail['rider']> }) {
  const t = useText()
  return (
    <Card>
      <View className={styles.rider}>
        <Avatar name={rider.name} />
        <View className={styles.texts}>
          <Text className={styles.name}>{rider.name}</Text>
          <Text className={styles.phone}>{rider.phone}</Text>
        </View>
        <Link icon="phone" text={t('order.callRider')} onTap={() => call(rider.phone)} />
      </View>
    </Card>
  )
})
