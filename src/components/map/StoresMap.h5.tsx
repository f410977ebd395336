import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { Spot } from '@/domain/address/nearby'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { LiveMap } from './LiveMap'
import type { StoresMapProps } from './StoresMap'
import styles from './StoresMap.module.scss'

const NO_NAMES: Spot[] = []

/** The stores on the storefront's map. */
export const StoresMap = observer(function StoresMap({ open, stores, chosen, onChoose }: StoresMapProps) {
  const { delivery } = useStores()
  const t = useText()
  const { latitude: lat, longitude: lng } = delivery
  const guestLocation = useMemo(() => ({ lat, lng }), [lat, lng])
  const marks = useMemo(() => {
    const places = stores.map((store) => ({ id: store.id, lat: store.lat, lng: store.lng, name: store.shortName }))
    return { places, chosen, onChoose }
  }, [stores, chosen, onChoose])
  if (!open) return null
  return (
    <View className={styles.under}>
      <LiveMap label={t('storeList.mapLabel')} goal={guestLocation} spots={NO_NAMES} marks={marks} />
    </View>
  )
})
