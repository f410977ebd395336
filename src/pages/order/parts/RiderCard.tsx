import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Avatar } from '@/components/Avatar'
import { Card } from '@/components/Card'
import { Link } from '@/components/Link'
import { useText } from '@/components/useText'
import type { OrderDetail } from '@/contract/order'
import { call } from '@/platform/device'
import styles from './RiderCard.module.scss'

/** Who brings the order, and how to reach them. */
export const RiderCard = observer(function RiderCard({ rider }: { rider: NonNullable<OrderDetail['rider']> }) {
  const t = useText()
  return (
    <Card>
      <View className={styles.rider}>
        <Avatar name={rider.name} />
        <View className={styles.words}>
          <Text className={styles.name}>{rider.name}</Text>
          <Text className={styles.phone}>{rider.phone}</Text>
        </View>
        <Link icon="phone" text={t('order.callRider')} onTap={() => call(rider.phone)} />
      </View>
    </Card>
  )
})
