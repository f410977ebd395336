import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import '@/i18n/en/place'
import { storeApi } from '@/api/endpoints/store'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { Field } from '@/ui/fields/Field'
import { LiveMap } from '@/components/map/LiveMap'
import { screen, type PageProps } from '@/shell/screen'
import { useAction } from '@/hooks/useAction'
import { usePageResult } from '@/hooks/usePageResult'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { coordinatesOf } from '@/domain/address/nearby'
import type { PickedLocation } from '@/platform/location/mapTypes'
import { back, relaunch, urlOf } from '@/platform/navigation/navigation'
import { LocationPicker } from './choose.model'
import styles from './location.module.scss'
import { Nearby } from './parts/Nearby'

/** A map to pick a location, for targets without their own. */
function ChooseLocation({ query }: PageProps<'/choose-location'>) {
  const { delivery, locale } = useStores()
  const t = useText()
  const { give } = usePageResult<PickedLocation>('/choose-location')
  const [model] = useState(
    () => new LocationPicker(storeApi, coordinatesOf(query) ?? { lat: delivery.latitude, lng: delivery.longitude }),
  )
  useEffect(() => {
    void model.spots.load()
    void model.label.load()
  }, [model, locale.wanted])
  const locate = useAction(async () => {
    model.setRefused(!(await delivery.locate()))
    if (!model.refused) model.goTo({ lat: delivery.latitude, lng: delivery.longitude })
  })
  const use = () => {
    const { lat, lng, label } = model.picked
    if (give(model.picked)) back()
    else relaunch(urlOf('/pages/my/addres/add', { lat: String(lat), lng: String(lng), address: label }))
  }
  const { value, error } = model.label
  const place = error === undefined ? value || t('place.looking') : ''

  return (
    <View className={styles.page}>
      <View className={styles.search}>
        <Field kind="search" label={t('place.search')} value={model.typed} maxLength={60} onChange={model.type} />
      </View>
      <LiveMap
        label={t('place.map')}
        goal={model.goal}
        spots={model.near}
        pick
        onMove={model.moved}
        onLocate={locate.busy ? undefined : () => void locate.run()}
      />
      <Nearby model={model} />
      <Dock note={<View aria-live="polite">{place}</View>}>
        <Button wide size="large" onTap={use}>
          {t('place.use')}
        </Button>
      </Dock>
    </View>
  )
}

export default screen('/choose-location', ChooseLocation)
