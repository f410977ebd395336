import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { IconBadge } from '@/ui/media/IconBadge'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/components/money/Price'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { Pressable } from '@/ui/actions/Pressable'
import { openPurchase } from '@/hooks/openPurchase'
import { useCountdown } from '@/hooks/useCountdown'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { OrderRow } from '@/contract/order/order'
import { dateTimeText } from '@/domain/time/dateText'
import { sameDay, timeText, countdownText } from '@/domain/time/timeText'
import { purchaseKindOf } from '@/domain/order/orderKind'
import { ORDER_STATES, orderStateName } from '@/domain/order/orderState'
import { isUnderWay, refundStateName } from '@/domain/order/refundState'
import { unbroken } from '@/domain/text/nonBreaking'
import { go } from '@/platform/navigation/navigation'
import { OrderActions } from './OrderActions'
import { glyphOf, kindText, showsPickup, soonText, titleOf } from './orderTexts'
import styles from './OrderCard.module.scss'

const TONES = { wait: 'amber', active: 'green', over: 'neutral' } as const
/** Pictures per row at a width of 320 px. */
const PICTURES = 3

interface Props {
  order: OrderRow & { serverTime: string }
  /** Called after the order has changed. */
  onChange: () => void
}

/** An order in the list: the card opens it; its actions are below. */
export const OrderCard = observer(function OrderCard({ order, onChange }: Props) {
  const t = useText()
  const { config } = useStores()
  const { id: orderId } = order
  const kind = purchaseKindOf(order)
  const open = () => (kind ? openPurchase(go, { orderId, kind }) : go('/pages/order/detail', { orderId }))
  return (
    <Card>
      <Pressable className={styles.open} onTap={open}>
        <View className={styles.head}>
          <View className={styles.iconBadge}>
            <IconBadge icon={glyphOf(order)} tone="neutral" size="small" />
          </View>
          <View className={styles.texts}>
            <Text className={styles.store}>{titleOf(order)}</Text>
            <When order={order} />
          </View>
          <State order={order} onExpire={onChange} />
        </View>
        {showsPickup(order) && (
          <View className={styles.receipt}>
            <Text className={styles.soon}>{unbroken(soonText(order, t))}</Text>
            <Text className={styles.no}>{order.pickupNo}</Text>
          </View>
        )}
        <View className={styles.body}>
          {order.images.slice(0, PICTURES).map(({ name, image }) => (
            <View key={name} className={styles.picture}>
              <Picture src={config.picture(image)} alt={name} size={60} />
            </View>
          ))}
          <View className={styles.sum}>
            <Price amount={order.payAmount} />
            {order.goodsNum > 0 && kind !== 'giftCard' && (
              <Text className={styles.items}>{t('orders.items', { count: order.goodsNum })}</Text>
            )}
          </View>
        </View>
      </Pressable>
      <OrderActions order={order} onChange={onChange} />
    </Card>
  )
})

const When = observer(function When({ order }: { order: Props['order'] }) {
  const t = useText()
  const { locale } = useStores()
  const time = sameDay(order.createdAt, order.serverTime)
    ? t('orders.today', { time: timeText(order.createdAt, locale.current) })
    : dateTimeText(order.createdAt, locale.current)
  return (
    <Text className={styles.time}>
      {kindText(order, t)} · {time}
    </Text>
  )
})

const State = observer(function State({ order, onExpire }: { order: Props['order']; onExpire: () => void }) {
  const t = useText()
  const left = useCountdown(order.expireAt, order.serverTime, onExpire)
  const state = orderStateName(order.state)
  const name = state ? t(`orderState.${state}`) : order.stateFormat
  if (order.refundState !== null && isUnderWay(order.refundState)) {
    return (
      <StatusChip
        tone="amber"
        text={t(refundStateName(order.refundState) === 'applied' ? 'orders.refundAsked' : 'orders.refundOnWay')}
      />
    )
  }
  const text = order.expireAt ? t('orders.payIn', { time: countdownText(left) }) : name
  return <StatusChip tone={state ? TONES[ORDER_STATES[state].tone] : 'neutral'} text={text} />
})
