import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/orders'
import { orderApi } from '@/api/endpoints/order'
import { IconBadge } from '@/ui/media/IconBadge'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useCountdown } from '@/hooks/useCountdown'
import { useOnShow } from '@/hooks/useOnShow'
import { usePolling } from '@/hooks/usePolling'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { PendingOrder } from '@/contract/order/order'
import { countdownText } from '@/domain/time/timeText'
import { orderStateName } from '@/domain/order/orderState'
import { go } from '@/platform/navigation/navigation'
import { Resource } from '@/stores/cache/resource'
import { glyphOf, showsPickup, soonText } from './orderTexts'
import styles from './ActiveOrderBar.module.scss'

/** Polling interval of active orders, milliseconds. */
const FOLLOW_MS = 10_000

/**
 * A bar of active orders above the tab bar; nothing when there are none.
 * `open`: there is a session.
 */
export const ActiveOrderBar = observer(function ActiveOrderBar({ open }: { open: boolean }) {
  const { locale } = useStores()
  const [backlog] = useState(() => new Resource(() => orderApi.backlog({})))
  const load = () => {
    if (open) void backlog.load()
  }
  useOnShow(load, `${open} ${locale.wanted}`)
  const { list = [], serverTime = '' } = (open && backlog.value) || {}
  const [order] = list
  usePolling(backlog.load, FOLLOW_MS, order !== undefined, 'order')
  if (!order) return null
  return (
    <View className={styles.space}>
      <Slip key={order.id} order={order} others={list.length - 1} serverTime={serverTime} onExpire={load} />
    </View>
  )
})

interface Props {
  order: PendingOrder
  /** Number of further active orders. */
  others: number
  serverTime: string
  /** Called when the payment time has expired. */
  onExpire: () => void
}

const Slip = observer(function Slip({ order, others, serverTime, onExpire }: Props) {
  const t = useText()
  const left = useCountdown(order.expireAt, serverTime, onExpire)
  const { id: orderId, state, stateFormat, expireAt, ahead, pickupNo, store } = order
  const known = orderStateName(state)
  const title = known ? t(`orderState.${known}`) : stateFormat
  const soon = soonText(order, t)
  const notes = [soon !== title && !expireAt && soon, ahead > 0 && t('order.ahead', { count: ahead })]
  return (
    <View className={styles.place}>
      <Pressable className={styles.receipt} onTap={() => go('/pages/order/detail', { orderId })}>
        <IconBadge icon={glyphOf(order)} tone="brand" size="small" />
        <View className={styles.texts}>
          <Text className={styles.title}>{expireAt ? t('orders.payIn', { time: countdownText(left) }) : title}</Text>
          <Text className={styles.note}>{notes.filter(Boolean).join(' · ') || store.name}</Text>
        </View>
        {showsPickup(order) && <Text className={styles.no}>{pickupNo}</Text>}
        <Icon name="caret-right" size={16} tone="ink3" />
      </Pressable>
      {others > 0 && (
        <Pressable
          className={styles.others}
          label={t('orders.others', { count: others })}
          onTap={() => go('/pages/index/order-index')}
        >
          {`+${others}`}
        </Pressable>
      )}
    </View>
  )
})
