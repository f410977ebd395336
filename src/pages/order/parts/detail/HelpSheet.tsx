import { observer } from 'mobx-react-lite'
import { Row } from '@/ui/layout/Row'
import { Sheet } from '@/ui/overlays/Sheet'
import { useText } from '@/hooks/useText'
import type { OrderDetail } from '@/contract/order/order'
import { phoneText } from '@/domain/text/phoneText'
import { call } from '@/platform/device/device'
import { go } from '@/platform/navigation/navigation'

interface Props {
  order: OrderDetail
  open: boolean
  onClose: () => void
}

/** Whom to call, and how to get the money back. */
export const HelpSheet = observer(function HelpSheet({ order, open, onClose }: Props) {
  const t = useText()
  const { store, rider } = order
  const refund = () => {
    onClose()
    go('/pages/order/refunddl', { orderId: order.id })
  }
  return (
    <Sheet open={open} title={t('care.helpTitle')} onClose={onClose}>
      {store.tel !== '' && (
        <Row icon="phone" title={t('order.callStore')} hint={store.tel} onTap={() => call(store.tel)} />
      )}
      {rider && rider.phone !== '' && (
        <Row icon="moped" title={t('order.callRider')} hint={phoneText(rider.phone)} onTap={() => call(rider.phone)} />
      )}
      {order.actions.includes('refund') && <Row icon="hand-coins" title={t('care.refund')} onTap={refund} />}
      {order.refund && <Row icon="hand-coins" title={t('refund.see')} hint={order.refund.stateFormat} onTap={refund} />}
    </Sheet>
  )
})
