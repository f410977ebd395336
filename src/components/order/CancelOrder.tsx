import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { orderApi } from '@/api/order'
import type { OrderDetail } from '@/contract/order'
import { randomId } from '@/domain/text/randomId'
import { Confirm } from '@/components/actions/Confirm'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

interface Props {
  orderId: string
  onClose: () => void
  onCancelled: (order: OrderDetail) => void
}

/** Confirms and cancels an order. */
export const CancelOrder = observer(function CancelOrder({ orderId, onClose, onCancelled }: Props) {
  const t = useText()
  const { ui, orders } = useStores()
  const [key] = useState(randomId)
  const cancel = async () => {
    onCancelled(await orderApi.close({ orderId }, { key }))
    ui.say(t('order.cancelDone'), 'success')
    await orders.refresh()
  }
  return (
    <Confirm
      icon="receipt"
      title={t('order.cancelAsk')}
      text={t('order.cancelText')}
      safeText={t('order.keep')}
      actionText={t('order.cancel')}
      destructive
      work={cancel}
      onClose={onClose}
    />
  )
})
