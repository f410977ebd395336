import { usePullDownRefresh } from '@tarojs/taro'
import '@/i18n/en/checkout'
import '@/i18n/en/documents'
import '@/i18n/en/feedback'
import '@/i18n/en/home'
import '@/i18n/en/orderCare'
import '@/i18n/en/refund'
import '@/i18n/en/orders'
import '@/i18n/en/place'
import { orderApi } from '@/api/endpoints/order'
import { Loaded } from '@/components/loading/Loaded'
import { serverMessageOf } from '@/components/loading/serverMessage'
import { refreshUnlessStale } from '@/hooks/dataAge'
import { screen, type PageProps } from '@/shell/screen'
import { useContentTitle } from '@/hooks/contentTitle'
import { FOLLOW_MS, usePolling } from '@/hooks/usePolling'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { isMoving } from '@/domain/order/refundState'
import { stopPullDownRefresh } from '@/platform/navigation/refresh'
import { withServerClock } from '@/stores/cache/offlineCache'
import { NoOrder } from './parts/NoOrder'
import { OrderSkeleton } from './parts/OrderSkeleton'
import { OrderView } from './parts/detail/OrderView'
import { useShareOrder } from './parts/share/useShareOrder'

definePageConfig({ enablePullDownRefresh: true })

/** Order tracking: one order with its state, polled while it is active. */
function Order({ query: { orderId = '' } }: PageProps<'/pages/order/detail'>) {
  const { offlineCache } = useStores()
  const t = useText()
  // Cached, because its number is needed at the counter even without network.
  const order = useResource((onStale) =>
    withServerClock(
      (onStale) => offlineCache.networkFirstForUser(`order ${orderId}`, () => orderApi.detail({ orderId }), onStale),
      onStale,
    ),
  )
  useContentTitle(order.value && `${t('order.title')} ${order.value.orderNo}`)
  useShareOrder(order.value)
  usePullDownRefresh(() => void order.load().then(stopPullDownRefresh))
  usePolling(order.load, FOLLOW_MS, order.value !== undefined && isMoving(order.value), 'order')

  const refusal = serverMessageOf(order)
  if (!orderId) return <NoOrder />
  if (refusal) return <NoOrder title={refusal} />
  return (
    <Loaded of={order} skeleton={<OrderSkeleton />}>
      {(value) => (
        <OrderView order={value} onChange={order.set} onStale={() => refreshUnlessStale(order, order.load)} />
      )}
    </Loaded>
  )
}

export default screen('/pages/order/detail', Order, { top: 'wash', shared: true })
