import { pointsMallApi } from '@/api/endpoints/pointsMall'
import { LinkBroken } from '@/components/loading/LinkBroken'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import '@/i18n/en/points'
import { go } from '@/platform/navigation/navigation'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { OrderView } from './parts/OrderView'

/** `order-dl`: one points order. */
function PointsOrderPage({ query: { orderId } }: PageProps<'/pages/my/integral/order-dl'>) {
  if (orderId) return <OneOrder key={orderId} orderId={orderId} />
  const onAction = () => go('/pages/my/integral/my-integral', { view: 'orders' })
  return <LinkBroken art={memberArt.gift} action="points.orders" onAction={onAction} />
}

function OneOrder({ orderId }: { orderId: string }) {
  const order = useResource(() => pointsMallApi.detail({ orderId }))
  return (
    <Loaded of={order} skeleton={<CardSkeleton rows={4} />}>
      {(value) => <OrderView order={value} onChanged={order.set} />}
    </Loaded>
  )
}

export default screen('/pages/my/integral/order-dl', PointsOrderPage, { top: 'wash' })
