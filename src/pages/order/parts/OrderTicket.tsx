import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/components/Card'
import { Perforation } from '@/components/Perforation'
import { Track } from '@/components/Track'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import type { OrderDetail } from '@/contract/order'
import { isBill } from '@/domain/orderState'
import { trackOf } from '@/domain/orderTrack'
import { timeText } from '@/domain/timeText'
import styles from './OrderTicket.module.scss'

/** The way of a running order in four stops, and the number it is called by. Orders that are not paid for, or over, have none, nor have bills. */
export const OrderTicket = observer(function OrderTicket({ order }: { order: OrderDetail }) {
  const t = useText()
  const { locale } = useStores()
  const track = isBill(order) ? undefined : trackOf(order)
  if (!track) return null
  return (
    <Card>
      <Track
        now={track.now}
        stops={track.stops.map(({ name, at, icon }) => ({
          icon,
          label: t(`order.${name}`),
          time: at ? timeText(at, locale.current) : undefined,
        }))}
      />
      {order.pickupNo !== '' && (
        <>
          <Perforation />
          <View className={styles.number}>
            <View className={styles.words}>
              <Text className={styles.label}>{t('order.pickupNo')}</Text>
              <Text className={styles.no}>{order.pickupNo}</Text>
            </View>
            <Text className={styles.hint}>
              {t(order.diningType === 'delivery' ? 'order.riderHint' : 'order.pickupHint')}
            </Text>
          </View>
        </>
      )}
    </Card>
  )
})
