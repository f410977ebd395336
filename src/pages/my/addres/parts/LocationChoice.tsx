import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/layout/Heading'
import { LocationRefused } from '@/components/address/LocationRefused'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { Row } from '@/ui/layout/Row'
import { useText } from '@/hooks/useText'
import type { AddressModel } from '../add.model'
import styles from './LocationChoice.module.scss'
import { useLocationChoice } from './useLocationChoice'

interface Props {
  model: AddressModel
  error?: string | undefined
}

interface SourceProps {
  icon: IconName
  title: string
  /** Whether the coordinates come from it. */
  on: boolean
  disabled?: boolean
  onTap: () => void
}

/** An action that finds the coordinates; a tick marks the one that did. */
function SourceRow({ on, ...row }: SourceProps) {
  const end = (
    <>
      {on && <Icon name="check-b" className={styles.tick} />}
      <Icon name="caret-right" size={16} tone="ink3" />
    </>
  )
  return <Row {...row} kind="radio" selected={on} end={end} />
}

/** Coordinates of an address: from the map, the current position, or the centre of a district. */
export const LocationChoice = observer(function LocationChoice({ model, error }: Props) {
  const t = useText()
  const { refused, locate, pick, chooseDistrict } = useLocationChoice(model)
  const { source, district } = model
  const hint = error ?? t(source === 'kept' ? 'address.placeKept' : 'address.placeHint')

  return (
    <View className={classes(styles.box, error !== undefined && styles.wrong)}>
      <Heading level={2} look="title3">
        {t('address.place')}
      </Heading>
      <Text className={classes(styles.hint, error !== undefined && styles.bad)}>{hint}</Text>
      {refused && <LocationRefused />}
      <SourceRow
        icon="map-pin"
        title={t('address.onMap')}
        on={source === 'map'}
        disabled={pick.busy}
        onTap={() => void pick.run()}
      />
      <SourceRow
        icon="navigation-arrow"
        title={t('address.useLocation')}
        on={source === 'location'}
        disabled={locate.busy}
        onTap={() => void locate.run()}
      />
      <SourceRow
        icon="map-trifold"
        title={source === 'district' && district ? district.name : t('address.district')}
        on={source === 'district'}
        onTap={() => void chooseDistrict.run()}
      />
    </View>
  )
})
