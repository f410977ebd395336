import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { unread } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import { Perforation } from '@/ui/layout/Perforation'
import { Icon } from '@/ui/media/Icon'
import { Track } from '@/ui/feedback/Track'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { OrderDetail } from '@/contract/order/order'
import { isBill } from '@/domain/order/orderKind'
import { orderStateName } from '@/domain/order/orderState'
import { trackOf } from '@/domain/order/orderTrack'
import { timeText } from '@/domain/time/timeText'
import type { Translate } from '@/i18n/messages'
import { BoardNumber } from './BoardNumber'
import { KitchenLine } from './KitchenLine'
import styles from './OrderTicket.module.scss'

interface Props {
  order: OrderDetail
  /** The order was paid a moment ago: its number tears off. */
  justPaid: boolean
}

/** Progress of an active order in four steps, and its call number until it is handed over. Unpaid and finished orders and bills have none. */
export const OrderTicket = observer(function OrderTicket({ order, justPaid }: Props) {
  const t = useText()
  const { locale } = useStores()
  const track = isBill(order) ? undefined : trackOf(order)
  const state = orderStateName(order.state)
  if (!track || state === 'completed') return null
  const call = callOf(order, t)
  const queued = state === 'awaitingAcceptance' || state === 'preparing'
  return (
    <Card>
      {queued && <KitchenLine ahead={order.ahead} />}
      <View className={styles.track}>
        <Track
          now={track.now}
          stops={track.stops.map(({ name, at, icon }) => ({
            icon,
            label: t(`order.${name}`),
            time: at ? timeText(at, locale.current) : undefined,
          }))}
        />
        {state === 'delivering' && <Ride />}
      </View>
      {call.no !== '' && state !== 'delivered' && (
        <>
          <Perforation />
          <View className={classes(styles.number, justPaid && styles.torn)}>
            <View className={styles.texts}>
              <Text className={styles.label}>{call.label}</Text>
              <BoardNumber no={call.no} />
            </View>
            <Text className={styles.hint}>{call.hint}</Text>
          </View>
        </>
      )}
    </Card>
  )
})

/** The rider between the store and the guest. */
function Ride() {
  return (
    <View className={styles.road} {...unread}>
      <View className={styles.rider}>
        <Icon name="moped-f" size={18} />
      </View>
    </View>
  )
}

/** The table of an order, or its call number. */
function callOf({ table, diningType, pickupNo }: OrderDetail, t: Translate) {
  if (table) return { label: t('order.table'), no: table.name, hint: t('order.tableHint', { name: table.name }) }
  const hint = t(diningType === 'delivery' ? 'order.riderHint' : 'order.pickupHint')
  return { label: t('order.pickupNo'), no: pickupNo, hint }
}
