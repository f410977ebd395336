import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { orderApi } from '@/api/endpoints/order'
import type { OrderDetail } from '@/contract/order/order'
import { randomId } from '@/domain/text/randomId'
import { Confirm } from '@/components/actions/Confirm'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

interface Props {
  orderId: string
  /** What the guest does: cancels an order to pay, or withdraws an unpaid one from the kitchen. */
  action: 'cancel' | 'withdraw'
  onClose: () => void
  onCancelled: (order: OrderDetail) => void
}

/** Confirms and cancels or withdraws an order. */
export const CancelOrder = observer(function CancelOrder({ orderId, action, onClose, onCancelled }: Props) {
  const t = useText()
  const { ui, orders } = useStores()
  const [key] = useState(randomId)
  const cancel = async () => {
    onCancelled(await orderApi.close({ orderId }, { key }))
    ui.notify(t(`order.${action}Done`), 'success')
    await orders.refresh()
  }
  return (
    <Confirm
      icon="receipt"
      title={t(`order.${action}Ask`)}
      text={t(`order.${action}Text`)}
      safeText={t('order.keep')}
      actionText={t(`order.${action}`)}
      destructive
      work={cancel}
      onClose={onClose}
    />
  )
})
