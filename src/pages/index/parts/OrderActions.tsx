import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/ui/actions/Button'
import { CancelOrder } from '@/components/order/CancelOrder'
import { ReorderButton } from '@/components/order/ReorderButton'
import { useMoney } from '@/hooks/useMoney'
import { usePayOrder } from '@/hooks/usePayOrder'
import { useText } from '@/hooks/useText'
import type { OrderRow } from '@/contract/order/order'
import { purchaseKindOf } from '@/domain/order/orderKind'
import { orderStateOf, orderStateName } from '@/domain/order/orderState'
import { go } from '@/platform/navigation/navigation'
import styles from './OrderCard.module.scss'

interface Props {
  order: OrderRow
  /** Called after the order has changed. */
  onChange: () => void
}

/** The main action of an order card: pay, track the rider, rate, order again. */
export const OrderActions = observer(function OrderActions({ order, onChange }: Props) {
  const t = useText()
  const { actions, id: orderId } = order
  if (actions.includes('pay'))
    return purchaseKindOf(order) ? <PurchaseToPay order={order} /> : <ToPay order={order} onChange={onChange} />
  const onTheWay = orderStateName(order.state) === 'delivering'
  const again = actions.includes('again') && orderStateOf(order.state)?.tone === 'over'
  if (!onTheWay && !again) return null
  return (
    <View className={styles.actions}>
      {onTheWay && (
        <Button size="medium" onTap={() => go('/pages/order/detail', { orderId })}>
          {t('care.track')}
        </Button>
      )}
      {actions.includes('feedback') && (
        <Button size="medium" look="outline" onTap={() => go('/pages/order/feedback', { orderId })}>
          {t('care.rate')}
        </Button>
      )}
      {again && (
        <View className={styles.next}>
          <ReorderButton orderId={orderId} look="outline" size="medium" />
        </View>
      )}
    </View>
  )
})

/** Pay, for what is bought by itself. */
const PurchaseToPay = observer(function PurchaseToPay({ order }: Pick<Props, 'order'>) {
  const t = useText()
  const money = useMoney()
  const pay = () => go('/pages/order/promptpay', { orderId: order.id, kind: purchaseKindOf(order) })
  return (
    <View className={styles.actions}>
      <View className={styles.next}>
        <Button size="medium" onTap={pay}>
          {t('orders.pay', { amount: money(order.payAmount) })}
        </Button>
      </View>
    </View>
  )
})

/** Cancel and pay, while an order waits for its payment. */
const ToPay = observer(function ToPay({ order, onChange }: Props) {
  const t = useText()
  const money = useMoney()
  const pay = usePayOrder({ place: 'list' })
  const [asking, setAsking] = useState(false)
  return (
    <View className={styles.actions}>
      <Button size="medium" look="outline" onTap={() => setAsking(true)}>
        {t('common.cancel')}
      </Button>
      <View className={styles.next}>
        <Button size="medium" busy={pay.busy} onTap={() => void pay.run(order)}>
          {t('orders.pay', { amount: money(order.payAmount) })}
        </Button>
      </View>
      {asking && (
        <CancelOrder orderId={order.id} action="cancel" onClose={() => setAsking(false)} onCancelled={onChange} />
      )}
    </View>
  )
})
