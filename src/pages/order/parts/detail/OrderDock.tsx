import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { orderCareApi } from '@/api/endpoints/orderCare'
import { Button } from '@/ui/actions/Button'
import { CancelOrder } from '@/components/order/CancelOrder'
import { Dock } from '@/ui/layout/Dock'
import { Icon } from '@/ui/media/Icon'
import { ReorderButton } from '@/components/order/ReorderButton'
import { Pressable } from '@/ui/actions/Pressable'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { usePayOrder } from '@/hooks/usePayOrder'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { OrderAction, OrderDetail } from '@/contract/order/order'
import { orderStateOf } from '@/domain/order/orderState'
import { randomId } from '@/domain/text/randomId'
import { go } from '@/platform/navigation/navigation'
import { dockButtons } from './dockButtons'
import { HelpSheet } from './HelpSheet'
import { usePayReturn } from '../pay/usePayReturn'
import styles from './OrderDock.module.scss'

interface Props {
  order: OrderDetail
  onChange: (order: OrderDetail) => void
  /** Called when the order may have changed. */
  onStale: () => void
}

/** Actions of the order. */
export const OrderDock = observer(function OrderDock(props: Props) {
  const t = useText()
  const [helping, setHelping] = useState(false)
  const { order, onStale } = props
  usePayReturn(order.id, onStale)
  const { next, beside } = dockButtons(order.actions, orderStateOf(order.state)?.tone === 'over')
  const alone = !next && !beside
  return (
    <Dock>
      {alone ? (
        <Button wide size="large" look="outline" icon="lifebuoy" onTap={() => setHelping(true)}>
          {t('care.help')}
        </Button>
      ) : (
        <Pressable className={styles.help} onTap={() => setHelping(true)}>
          <Icon name="lifebuoy" size={24} />
          <Text>{t('care.help')}</Text>
        </Pressable>
      )}
      {!alone && (
        <View className={styles.buttons}>
          {beside && <ActionButton {...props} action={beside} look="outline" />}
          {next && <ActionButton {...props} action={next} look="primary" />}
        </View>
      )}
      <HelpSheet order={order} open={helping} onClose={() => setHelping(false)} />
    </Dock>
  )
})

type ButtonProps = Props & { action: OrderAction; look: 'primary' | 'outline' }

const ActionButton = observer(function ActionButton({ action, look, order, onChange, onStale }: ButtonProps) {
  const t = useText()
  const money = useMoney()
  const { ui, orders } = useStores()
  const [asking, setAsking] = useState<'cancel' | 'withdraw'>()
  const payment = usePayOrder({ place: 'order', look: onStale })
  const confirm = useAction(async () => {
    onChange(await orderCareApi.complete({ orderId: order.id }, { key: randomId() }))
    ui.notify(t('care.confirmed'), 'success')
    await orders.refresh()
  })
  if (action === 'again') {
    return (
      <View className={styles.button}>
        <ReorderButton orderId={order.id} look={look} size="large" />
      </View>
    )
  }
  const buttons: Partial<Record<OrderAction, { text: string; busy?: boolean; onTap: () => void }>> = {
    cancel: { text: t('common.cancel'), onTap: () => setAsking('cancel') },
    withdraw: { text: t('order.withdraw'), onTap: () => setAsking('withdraw') },
    pay: {
      text: t('orders.pay', { amount: money(order.payAmount) }),
      busy: payment.busy,
      onTap: () => void payment.run(order),
    },
    confirm: { text: t('care.confirm'), busy: confirm.busy, onTap: () => void confirm.run() },
    feedback: { text: t('care.rate'), onTap: () => go('/pages/order/feedback', { orderId: order.id }) },
  }
  const button = buttons[action]
  if (!button) return null
  return (
    <View className={styles.button}>
      <Button wide size="large" look={look} busy={button.busy} onTap={button.onTap}>
        {button.text}
      </Button>
      {asking && (
        <CancelOrder orderId={order.id} action={asking} onClose={() => setAsking(undefined)} onCancelled={onChange} />
      )}
    </View>
  )
})
