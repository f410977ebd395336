import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { QuoteLines } from '@/components/money/QuoteLines'
import { OrderLines } from '@/components/order/OrderLines'
import type { OrderDetail } from '@/contract/order/order'
import { orderStateOf } from '@/domain/order/orderState'
import { useText } from '@/hooks/useText'
import type { Translate } from '@/i18n/messages'
import { call } from '@/platform/device/device'
import { openLocation } from '@/platform/location/openLocation'
import { Link } from '@/ui/actions/Link'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { OtherPayMethods } from '../pay/OtherPayMethods'
import { ShareOrder } from '../share/ShareOrder'
import { isOrderShareable } from '../share/shareOrderProps'
import styles from './BoughtCard.module.scss'

/** How the sum of an order is labelled: nothing was charged for one that ended unpaid. */
function totalOf({ state, paid, payType, payTypeText }: OrderDetail, t: Translate) {
  if (!paid && orderStateOf(state)?.tone === 'over') return { totalLabel: t('order.notCharged'), struck: true }
  const totalNote = payType === 'balance' ? t('fees.balance') : payTypeText
  return { totalLabel: paid ? t('order.paid') : t('order.toPay'), totalNote }
}

/** What was ordered, where, and for how much. */
export const BoughtCard = observer(function BoughtCard({
  order,
  onStale,
}: {
  order: OrderDetail
  onStale: () => void
}) {
  const t = useText()
  return (
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
      {order.actions.includes('pay') && <OtherPayMethods order={order} onStale={onStale} />}
    </Card>
  )
})
