import { observer } from 'mobx-react-lite'
import type { mapData } from '@/contract/config/moreBlocks'
import { distanceText } from '@/domain/address/distance'
import { openLocation } from '@/platform/location/openLocation'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { BlockProps } from '@/components/blocks/blockProps'

/** Location of the current store, with navigation. */
export const MapCard = observer(function MapCard({ data: { title } }: Pick<BlockProps<typeof mapData>, 'data'>) {
  const { shop, delivery } = useStores()
  const t = useText()
  const store = shop.info.value
  if (!store) return null
  const { name, address, distance } = store
  const away = delivery.exact && distance !== undefined ? distanceText(distance) : undefined
  return (
    <Card>
      <Heading look="title3">{title || name}</Heading>
      <Row icon="map-pin" title={address} end={away} />
      <Row icon="navigation-arrow" title={t('home.directions')} onTap={() => openLocation(store)} />
    </Card>
  )
})
