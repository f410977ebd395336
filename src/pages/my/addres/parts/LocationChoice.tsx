import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/layout/Heading'
import { LocationRefused } from '@/components/address/LocationRefused'
import { RadioRow } from '@/ui/fields/RadioRow'
import { useText } from '@/hooks/useText'
import type { AddressModel } from '../add.model'
import styles from './LocationChoice.module.scss'
import { useLocationChoice } from './useLocationChoice'

interface Props {
  model: AddressModel
  error?: string | undefined
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
      <RadioRow
        icon="map-pin"
        title={t('address.onMap')}
        on={source === 'map'}
        disabled={pick.busy}
        onTap={() => void pick.run()}
      />
      <RadioRow
        icon="navigation-arrow"
        title={t('address.useLocation')}
        on={source === 'location'}
        disabled={locate.busy}
        onTap={() => void locate.run()}
      />
      <RadioRow
        icon="map-trifold"
        title={source === 'district' && district ? district.name : t('address.district')}
        on={source === 'district'}
        onTap={() => void chooseDistrict.run()}
      />
    </View>
  )
})
