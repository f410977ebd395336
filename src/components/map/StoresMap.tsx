import { Map, View, type MapProps } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import pin from '../../assets/map/pin.png'
import { useStores } from '@/hooks/useStores'
import type { StoreInfo } from '@/contract/store/store'
import styles from './StoresMap.module.scss'

const SIZE = { width: 30, height: 38 }
const LARGE = { width: 42, height: 53 }
/** Colours must be set explicitly, because hosts have different defaults. */
const calloutOf = (content: string) =>
  ({ content, padding: 6, borderRadius: 8, fontSize: 13, textAlign: 'center', display: 'ALWAYS' }) as MapProps.callout

/** WeChat returns the tapped marker in the detail, Alipay on the event. */
interface Tapped {
  detail?: { markerId?: number | string }
  markerId?: number | string
}

const nothing = () => undefined

/** The stores on the host's map. */
export const StoresMap = observer(function StoresMap({ open, stores, chosen, onChoose }: StoresMapProps) {
  const { delivery } = useStores()
  if (!open) return null
  const places = stores.map(({ lat: latitude, lng: longitude }) => ({ latitude, longitude }))
  // The host identifies markers by number: here the index of the store.
  const markers = stores.map((store, id) => ({
    id,
    latitude: store.lat,
    longitude: store.lng,
    title: store.shortName,
    iconPath: pin,
    ...(store.id === chosen ? LARGE : SIZE),
    callout: calloutOf(store.shortName),
  }))
  const choose = (event: Tapped) => {
    const store = stores[Number(event.detail?.markerId ?? event.markerId)]
    if (store) onChoose(store.id)
  }
  return (
    <View className={styles.frame}>
      <Map
        className={styles.map}
        latitude={delivery.latitude}
        longitude={delivery.longitude}
        markers={markers}
        includePoints={places}
        showLocation={delivery.exact}
        onMarkerTap={choose}
        onCalloutTap={choose}
        onError={nothing}
      />
    </View>
  )
})

/** Props of the stores map on every target. */
export interface StoresMapProps {
  open: boolean
  stores: readonly StoreInfo[]
  /** Id of the selected store. */
  chosen: string | undefined
  onChoose: (storeId: string) => void
}
