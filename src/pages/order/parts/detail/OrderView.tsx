import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { AdBanner } from '@/components/blocks/AdBanner'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { OrderLines } from '@/components/order/OrderLines'
import { QuoteLines } from '@/components/money/QuoteLines'
import { Link } from '@/ui/actions/Link'
import { useText } from '@/hooks/useText'
import type { OrderDetail } from '@/contract/order/order'
import { orderStateOf } from '@/domain/order/orderState'
import type { Translate } from '@/i18n/messages'
import { call } from '@/platform/device/device'
import { openLocation } from '@/platform/location/openLocation'
import { FeedbackRow } from '../feedback/FeedbackRow'
import { OrderDetails } from './OrderDetails'
import { OrderDock } from './OrderDock'
import { OrderDocuments } from '../documents/OrderDocuments'
import { OrderHead } from './OrderHead'
import { OrderTicket } from './OrderTicket'
import { OtherWays } from '../pay/OtherWays'
import { RefundedDishes } from '../refund/RefundedDishes'
import { RefundSummary } from '../refund/RefundSummary'
import { RiderCard } from './RiderCard'
import { ShareOrder } from '../share/ShareOrder'
import { isOrderShareable } from '../share/shareOrderProps'
import { useJustPaid } from './useJustPaid'
import styles from './OrderView.module.scss'

interface Props {
  order: OrderDetail
  onChange: (order: OrderDetail) => void
  /** Called when the order may have changed: the payment time expired, or a payment was attempted. */
  onStale: () => void
}

/** How the sum of an order is labelled: nothing was charged for one that ended unpaid. */
function totalOf({ state, paid, payType, payTypeText }: OrderDetail, t: Translate) {
  if (!paid && orderStateOf(state)?.tone === 'over') return { totalLabel: t('order.notCharged'), struck: true }
  const totalNote = payType === 'balance' ? t('fees.balance') : payTypeText
  return { totalLabel: paid ? t('order.paid') : t('order.toPay'), totalNote }
}

/** The content of an order page. */
export const OrderView = observer(function OrderView({ order, onChange, onStale }: Props) {
  const t = useText()
  const justPaid = useJustPaid(order)
  return (
    <View className={styles.page}>
      <OrderHead order={order} justPaid={justPaid} onExpire={onStale} />
      <OrderTicket order={order} justPaid={justPaid} />
      <RefundSummary order={order} />
      <RefundedDishes order={order} />
      {order.rider && <RiderCard rider={order.rider} store={order.store} address={order.address} />}
      <Card>
        <View className={styles.store}>
          <View className={styles.name}>
            <Heading level={2} look="title3">
              {order.store.name}
            </Heading>
          </View>
          <View className={styles.links}>
            {!order.address && (
              <View className={styles.option}>
                <Link icon="navigation-arrow" text={t('place.directions')} onTap={() => openLocation(order.store)} />
              </View>
            )}
            <View className={styles.option}>
              <Link icon="phone" text={t('order.store')} onTap={() => call(order.store.tel)} />
            </View>
            {isOrderShareable(order) && (
              <View className={styles.option}>
                <ShareOrder order={order} />
              </View>
            )}
          </View>
        </View>
        <OrderLines lines={order.lines} />
        <View className={styles.sums}>
          <QuoteLines quote={order.quote} {...totalOf(order, t)} />
        </View>
        {order.actions.includes('pay') && <OtherWays order={order} onStale={onStale} />}
      </Card>
      <OrderDetails order={order} />
      <FeedbackRow order={order} />
      <OrderDocuments order={order} />
      <AdBanner place="orderInfo" />
      <OrderDock order={order} onChange={onChange} onStale={onStale} />
    </View>
  )
})
