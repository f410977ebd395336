import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/components/Button'
import { CancelOrder } from '@/components/CancelOrder'
import { useMoney } from '@/components/useMoney'
import { usePayOrder } from '@/components/usePayOrder'
import { useText } from '@/components/useText'
import type { OrderRow } from '@/contract/order'
import styles from './OrderCard.module.scss'

interface Props {
  order: OrderRow
  /** Something about the order has changed. */
  onChange: () => void
}

/** Cancel and pay, while an order waits for its payment. */
export const OrderActions = observer(function OrderActions({ order, onChange }: Props) {
  const t = useText()
  const money = useMoney()
  const pay = usePayOrder({ place: 'list' })
  const [asking, setAsking] = useState(false)
  if (!order.actions.includes('pay')) return null
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
      {asking && <CancelOrder orderId={order.id} onClose={() => setAsking(false)} onCancelled={onChange} />}
    </View>
  )
})
