import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Field } from '@/ui/fields/Field'
import { Link } from '@/ui/actions/Link'
import { LocationRefused } from '@/components/address/LocationRefused'
import { RadioRow } from '@/ui/fields/RadioRow'
import { useText } from '@/hooks/useText'
import styles from './StoreFilters.module.scss'

interface Props {
  typed: string
  refused: boolean
  locating: boolean
  /** Whether all cities are chosen; absent when one must be. */
  everywhere: boolean | undefined
  onType: (text: string) => void
  onLocate: () => void
  onEverywhere: () => void
}

/** Above the cities: search, current location, all cities. */
export const RegionFilters = observer(function RegionFilters(props: Props) {
  const { typed, refused, locating, everywhere, onType, onLocate, onEverywhere } = props
  const t = useText()
  return (
    <View className={styles.filters}>
      <Field kind="search" label={t('regions.search')} value={typed} maxLength={60} onChange={onType} />
      <View className={styles.place}>
        <Link icon="navigation-arrow" text={t('place.here')} disabled={locating} onTap={onLocate} />
      </View>
      {refused && <LocationRefused />}
      {everywhere !== undefined && typed === '' && (
        <RadioRow title={t('regions.everywhere')} on={everywhere} onTap={onEverywhere} />
      )}
    </View>
  )
})
