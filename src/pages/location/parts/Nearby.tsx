import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Heading } from '@/ui/layout/Heading'
import { Link } from '@/ui/actions/Link'
import { LocationRefused } from '@/components/address/LocationRefused'
import { Row } from '@/ui/layout/Row'
import { useText } from '@/hooks/useText'
import { distanceText } from '@/domain/address/distance'
import type { LocationPicker } from '../choose.model'
import styles from '../location.module.scss'

/** Nearby locations or search results: a tap moves the map there. */
export const Nearby = observer(function Nearby({ model }: { model: LocationPicker }) {
  const t = useText()
  const { typed, near, spots, refused, goTo } = model
  const nothing = near.length === 0 && spots.value !== undefined

  return (
    <View className={styles.near}>
      {refused && <LocationRefused />}
      <Heading look="title3">{t(typed ? 'place.found' : 'place.nearby')}</Heading>
      {nothing && <Text className={styles.empty}>{t('place.none')}</Text>}
      {spots.error !== undefined && !spots.loading && (
        <Link icon="arrow-clockwise" text={t('common.retry')} onTap={() => void spots.load()} />
      )}
      {near.map((spot) => (
        <Row
          key={`${spot.kind}${spot.id}`}
          icon={spot.kind === 'store' ? 'storefront' : 'map-trifold'}
          title={spot.name}
          hint={spot.hint}
          end={distanceText(spot.metres)}
          onTap={() => goTo(spot)}
        />
      ))}
    </View>
  )
})
