import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { classes } from '@/components/classes'
import { Heading } from '@/components/Heading'
import { Mark } from '@/components/Mark'
import { Row } from '@/components/Row'
import { useAction } from '@/components/useAction'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import type { AddressModel } from '../add.model'
import { DistrictSheet } from './DistrictSheet'
import styles from './PlaceChoice.module.scss'

interface Props {
  model: AddressModel
  error?: string | undefined
}

/** Where an address is on earth: where the guest is now, or the middle of a district. */
export const PlaceChoice = observer(function PlaceChoice({ model, error }: Props) {
  const { delivery } = useStores()
  const t = useText()
  const [refused, setRefused] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const locate = useAction(async () => {
    const told = await delivery.locate()
    setRefused(!told)
    if (told) await model.takeLocation(delivery.latitude, delivery.longitude)
  })
  const { source, district } = model
  const hint =
    error ?? (refused ? t('address.locationRefused') : t(source === 'kept' ? 'address.placeKept' : 'address.placeHint'))

  return (
    <View className={classes(styles.box, error !== undefined && styles.wrong)}>
      <Heading level={2} look="title3">
        {t('address.place')}
      </Heading>
      <Text className={classes(styles.hint, (error !== undefined || refused) && styles.bad)}>{hint}</Text>
      <Row
        kind="radio"
        icon="navigation-arrow"
        title={t('address.useLocation')}
        selected={source === 'location'}
        disabled={locate.busy}
        end={<Mark kind="radio" on={source === 'location'} />}
        onTap={() => void locate.run()}
      />
      <Row
        kind="radio"
        icon="map-trifold"
        title={source === 'district' && district ? district.name : t('address.district')}
        selected={source === 'district'}
        end={<Mark kind="radio" on={source === 'district'} />}
        onTap={() => setChoosing(true)}
      />
      <DistrictSheet
        open={choosing}
        cities={model.cities}
        chosen={district?.id}
        onChoose={(chosen) => {
          model.takeDistrict(chosen)
          setChoosing(false)
        }}
        onClose={() => setChoosing(false)}
      />
    </View>
  )
})
