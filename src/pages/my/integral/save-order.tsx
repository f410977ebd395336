import { useState } from 'react'
import { pointsMallApi } from '@/api/endpoints/pointsMall'
import { storeApi } from '@/api/endpoints/store'
import { LinkBroken } from '@/components/loading/LinkBroken'
import { Loaded } from '@/components/loading/Loaded'
import type { PointsWay } from '@/contract/points/pointsMall'
import { useEventCallback } from '@/hooks/useEventCallback'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import '@/i18n/en/addresses'
import '@/i18n/en/checkout'
import '@/i18n/en/orders'
import '@/i18n/en/points'
import { go } from '@/platform/navigation/navigation'
import { screen, type PageProps } from '@/shell/screen'
import { Resource } from '@/stores/cache/resource'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { SaveOrder } from './parts/SaveOrder'

/** An item of the points shop is ordered: how many, how it is handed over, what it costs, and how that is paid. */
function SavePointsOrder({ query: { id } }: PageProps<'/pages/my/integral/save-order'>) {
  const onAction = () => go('/pages/my/integral/shop-index')
  return id ? <OrderItem id={id} /> : <LinkBroken art={memberArt.gift} action="points.shop" onAction={onAction} />
}

function OrderItem({ id }: { id: string }) {
  const { delivery, shop, locale } = useStores()
  const [way, setWay] = useState<PointsWay>()
  const [num, setNum] = useState(1)
  const ask = useEventCallback(async () => {
    const [storeId, first] = await Promise.all([
      shop.id || storeApi.default(delivery.place).then((store) => store.id),
      way ?? pointsMallApi.items({ id }).then(({ list: [item] }) => item?.ways[0] ?? 'none'),
    ])
    const addressId = delivery.maddress?.id
    return pointsMallApi.checkout({ itemId: id, storeId, num, way: first, addressId })
  })
  const [quote] = useState(() => new Resource(ask))
  useOnShow(() => void quote.load(), `${way} ${num} ${locale.current}`)
  return (
    <Loaded of={quote} skeleton={<CardSkeleton rows={4} />}>
      {(value) => (
        <SaveOrder
          quote={value}
          num={num}
          settled={!quote.loading && quote.error === undefined}
          onWay={setWay}
          onNum={setNum}
          onRefused={() => void quote.load()}
        />
      )}
    </Loaded>
  )
}

export default screen('/pages/my/integral/save-order', SavePointsOrder)
