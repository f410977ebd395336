import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/components/Button'
import { CancelOrder } from '@/components/CancelOrder'
import { Dock } from '@/components/Dock'
import { usePayOrder } from '@/components/usePayOrder'
import { useMoney } from '@/components/useMoney'
import { useText } from '@/components/useText'
import type { OrderDetail } from '@/contract/order'
import styles from './OrderDock.module.scss'

interface Props {
  order: OrderDetail
  onChange: (order: OrderDetail) => void
  /** What is shown may be out of date. */
  onStale: () => void
}

/** What the guest can do with the order now. */
export const OrderDock = observer(function OrderDock({ order, onChange, onStale }: Props) {
  const t = useText()
  const money = useMoney()
  const payment = usePayOrder({ place: 'order', look: onStale })
  const [asking, setAsking] = useState(false)
  const cancel = order.actions.includes('cancel')
  const pay = order.actions.includes('pay')
  if (!cancel && !pay) return null
  return (
    <Dock>
      {cancel && (
        <View className={styles.button}>
          <Button wide size="large" look="outline" onTap={() => setAsking(true)}>
            {t('order.cancel')}
          </Button>
        </View>
      )}
      {pay && (
        <View className={styles.button}>
          <Button wide size="large" busy={payment.busy} onTap={() => void payment.run(order)}>
            {t('orders.pay', { amount: money(order.payAmount) })}
          </Button>
        </View>
      )}
      {asking && <CancelOrder orderId={order.id} onClose={() => setAsking(false)} onCancelled={onChange} />}
    </Dock>
  )
})
