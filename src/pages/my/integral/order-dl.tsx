import { pointsMallApi } from '@/api/endpoints/pointsMall'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import '@/i18n/en/points'
import { go } from '@/platform/navigation/navigation'
import { screen, type PageProps } from '@/shell/screen'
import { Empty } from '@/ui/feedback/Empty'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { OrderView } from './parts/OrderView'

/** `order-dl`: one points order. */
function PointsOrderPage({ query: { orderId } }: PageProps<'/pages/my/integral/order-dl'>) {
  const t = useText()
  if (orderId) return <OneOrder key={orderId} orderId={orderId} />
  return (
    <Empty
      art={memberArt.gift}
      title={t('errors.missingQuery')}
      action={t('points.orders')}
      onAction={() => go('/pages/my/integral/my-integral', { view: 'orders' })}
    />
  )
}

function OneOrder({ orderId }: { orderId: string }) {
  const order = useResource(() => pointsMallApi.detail({ orderId }))
  return (
    <Loaded
      of={order}
      skeleton={
        <Skeleton rows={4}>
          <Bar shape="card" />
        </Skeleton>
      }
    >
      {(value) => <OrderView order={value} onChanged={order.set} />}
    </Loaded>
  )
}

export default screen('/pages/my/integral/order-dl', PointsOrderPage, { top: 'wash' })
