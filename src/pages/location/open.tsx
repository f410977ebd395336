import { Text, View } from '@tarojs/components'
import '@/i18n/en/place'
import { storeApi } from '@/api/store'
import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { Empty } from '@/components/Empty'
import { Heading } from '@/components/Heading'
import { Link } from '@/components/Link'
import { Loaded } from '@/components/Loaded'
import { LiveMap } from '@/components/map/LiveMap'
import { screen, type PageProps } from '@/components/screen'
import { Bar, Skeleton } from '@/components/Skeleton'
import { useCopy } from '@/components/useCopy'
import { useResource } from '@/components/useResource'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { distanceBetween, distanceText, type Place } from '@/domain/distance'
import { degreesText, placeOf } from '@/domain/nearby'
import { openExternal } from '@/platform/external'
import type { ShownPlace } from '@/platform/mapTypes'
import { relaunch } from '@/platform/navigation'
import styles from './location.module.scss'

/** How near the place is shown (specification §9). */
const SCALE = 18

/** A place on the map and the way there, for hosts that have no map of their own. */
function OpenLocation({ query }: PageProps<'/open-location'>) {
  const { delivery, shop } = useStores()
  const t = useText()
  const given = placeOf(query)
  const storeId = query.storeId ?? shop.id
  const shown = useResource<ShownPlace | null>(async () => {
    if (given) return { ...given, name: query.name ?? '', address: query.address ?? '' }
    return storeId ? storeApi.detail({ storeId }) : null
  })
  const copy = useCopy()
  const bars = (
    <Skeleton rows={2}>
      <Bar shape="card" />
    </Skeleton>
  )
  return (
    <Loaded of={shown} skeleton={bars}>
      {(place) => {
        if (!place) {
          const home = { action: t('errors.toHome'), onAction: () => relaunch('/pages/index/index') }
          return <Empty title={t('errors.missingQuery')} text={t('place.lost')} {...home} />
        }
        const { name, address } = place
        const where = address || degreesText(place)
        const away = distanceBetween({ lat: delivery.latitude, lng: delivery.longitude }, place)
        return (
          <View className={styles.page}>
            <LiveMap label={t('place.map')} goal={place} zoom={SCALE} spots={[]} />
            <View className={styles.shown}>
              {name && <Heading look="title1">{name}</Heading>}
              <Text className={styles.address}>{where}</Text>
              {delivery.exact && (
                <Text className={styles.away}>{t('place.away', { distance: distanceText(away) })}</Text>
              )}
              <Link icon="copy" text={t('place.copy')} onTap={() => copy(where)} />
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

/** Where phones open their map app, and computers a map. */
function wayTo({ lat, lng }: Place): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
}

export default screen('/open-location', OpenLocation)
