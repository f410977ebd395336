import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { AdBanner } from '@/components/blocks/AdBanner'
import { DeskColumns } from '@/ui/layout/DeskColumns'
import { useWide } from '@/hooks/useWide'
import type { OrderDetail } from '@/contract/order/order'
import { FeedbackRow } from '../feedback/FeedbackRow'
import { BoughtCard } from './BoughtCard'
import { OrderDetails } from './OrderDetails'
import { OrderDock } from './OrderDock'
import { OrderDocuments } from '../documents/OrderDocuments'
import { OrderHead } from './OrderHead'
import { OrderTicket } from './OrderTicket'
import { RefundedDishes } from '../refund/RefundedDishes'
import { RefundSummary } from '../refund/RefundSummary'
import { RiderCard } from './RiderCard'
import { useJustPaid } from './useJustPaid'
import styles from './OrderView.module.scss'

interface Props {
  order: OrderDetail
  onChange: (order: OrderDetail) => void
  /** Called when the order may have changed: the payment time expired, or a payment was attempted. */
  onStale: () => void
}

/** The content of an order page. */
export const OrderView = observer(function OrderView({ order, onChange, onStale }: Props) {
  const justPaid = useJustPaid(order)
  const wide = useWide()
  const head = (
    <>
      <OrderHead order={order} justPaid={justPaid} onExpire={onStale} />
      <OrderTicket order={order} justPaid={justPaid} />
      <RefundSummary order={order} />
      <RefundedDishes order={order} />
      {order.rider && <RiderCard rider={order.rider} store={order.store} address={order.address} />}
    </>
  )
  const bought = <BoughtCard order={order} onStale={onStale} />
  const rest = (
    <>
      <OrderDetails order={order} />
      <FeedbackRow order={order} />
      <OrderDocuments order={order} />
      <AdBanner place="orderInfo" />
    </>
  )
  const dock = <OrderDock order={order} onChange={onChange} onStale={onStale} />
  if (wide) {
    const beside = (
      <>
        {bought}
        {dock}
      </>
    )
    return (
      <DeskColumns beside={beside}>
        {head}
        {rest}
      </DeskColumns>
    )
  }
  return (
    <View className={styles.page}>
      {head}
      {bought}
      {rest}
      {dock}
    </View>
  )
})
