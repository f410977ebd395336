import { usePullDownRefresh } from '@tarojs/taro'
import { orderApi } from '@/api/order'
import { ErrorState } from '@/components/ErrorState'
import { Loaded } from '@/components/Loaded'
import { screen, type PageProps } from '@/components/screen'
import { usePolling } from '@/components/usePolling'
import { useResource } from '@/components/useResource'
import { useText } from '@/components/useText'
import { orderStateOf } from '@/domain/orderState'
import { go } from '@/platform/navigation'
import { stopPullDownRefresh } from '@/platform/refresh'
import { OrderSkeleton } from './parts/OrderSkeleton'
import { OrderView } from './parts/OrderView'

definePageConfig({ enablePullDownRefresh: true })

/** How often a running order is looked at again, milliseconds. */
const FOLLOW_MS = 10_000

/** One order, followed while it is under way. */
function Order({ query: { orderId = '' } }: PageProps<'/pages/order/detail'>) {
  const t = useText()
  const order = useResource(() => orderApi.detail({ orderId }))
  const over = orderStateOf(order.value?.state ?? 0)?.tone === 'over'
  usePullDownRefresh(() => void order.load().then(stopPullDownRefresh))
  usePolling(order.load, FOLLOW_MS, order.value !== undefined && !over)

  if (!orderId) {
    return (
      <ErrorState
        title={t('errors.missingQuery')}
        text={t('errors.pageSafe')}
        action={t('orders.title')}
        onAction={() => go('/pages/index/order-index')}
      />
    )
  }
  return (
    <Loaded of={order} skeleton={<OrderSkeleton />}>
      {(value) => <OrderView order={value} onChange={order.set} onStale={() => void order.load()} />}
    </Loaded>
  )
}

export default screen('/pages/order/detail', Order, { wash: true })
