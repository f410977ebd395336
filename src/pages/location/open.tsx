import { LinkBroken } from '@/components/loading/LinkBroken'
import { Text, View } from '@tarojs/components'
import '@/i18n/en/place'
import { storeApi } from '@/api/endpoints/store'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Link } from '@/ui/actions/Link'
import { Loaded } from '@/components/loading/Loaded'
import { LiveMap } from '@/components/map/LiveMap'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { useCopy } from '@/hooks/useCopy'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { distanceBetween, distanceText, type Coordinates } from '@/domain/address/distance'
import { coordinatesOf } from '@/domain/address/nearby'
import { openExternal } from '@/platform/navigation/external'
import type { ShownLocation } from '@/platform/location/mapTypes'
import styles from './location.module.scss'

/** Zoom level (specification §9). */
const SCALE = 18

/** A location on the map with navigation, for targets without their own map. */
function OpenLocation({ query }: PageProps<'/open-location'>) {
  const { delivery, shop } = useStores()
  const t = useText()
  const given = coordinatesOf(query)
  const storeId = query.storeId ?? shop.id
  const shown = useResource<ShownLocation | null>(async () => {
    if (given) return { ...given, name: query.name ?? '', address: query.address ?? '' }
    return storeId ? storeApi.detail({ storeId }) : null
  })
  const copy = useCopy()
  const bars = <CardSkeleton rows={2} />
  return (
    <Loaded of={shown} skeleton={bars}>
      {(place) => {
        if (!place) return <LinkBroken text="place.lost" />
        const { name, address } = place
        const away = distanceBetween({ lat: delivery.latitude, lng: delivery.longitude }, place)
        return (
          <View className={styles.page}>
            <LiveMap
              label={t('place.map')}
              goal={place}
              zoom={SCALE}
              spots={name ? [{ ...place, id: name, kind: 'store', hint: address }] : []}
            />
            <View className={styles.shown}>
              {name && <Heading look="title1">{name}</Heading>}
              {address && <Text className={styles.address}>{address}</Text>}
              {delivery.exact && (
                <Text className={styles.away}>{t('place.away', { distance: distanceText(away) })}</Text>
              )}
              {address && <Link icon="copy" text={t('place.copy')} onTap={() => copy(address)} />}
            </View>
            <Dock>
              <Button wide size="large" icon="navigation-arrow" onTap={() => openExternal(wayTo(place))}>
                {t('place.directions')}
              </Button>
            </Dock>
          </View>
        )
      }}
    </Loaded>
  )
}

/** URL that opens the map app on phones, and a map site on computers. */
function wayTo({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
}

export default screen('/open-location', OpenLocation)
