import { View } from '@tarojs/components'
import '@/i18n/en/contact'
import '@/i18n/en/stores'
import { storeApi } from '@/api/store'
import { Loaded } from '@/components/Loaded'
import { screen, type PageProps } from '@/components/screen'
import { Bar, Skeleton } from '@/components/Skeleton'
import { StoreHours } from '@/components/StoreHours'
import { useResource } from '@/components/useResource'
import { useStores } from '@/components/useStores'
import { Hotline } from './parts/Hotline'
import { StoreContact } from './parts/StoreContact'
import styles from './parts/Pages.module.scss'

const bars = (
  <Skeleton rows={3}>
    <Bar shape="card" />
  </Skeleton>
)

/** `zkf`: how to reach the merchant, and the store that the link names or the guest is in. */
function Contact({ query }: PageProps<'/pages/my/other/zkf'>) {
  const { delivery, shop } = useStores()
  const here = useResource(async () => {
    const place = { lat: delivery.latitude, lng: delivery.longitude }
    const storeId = query.storeId ?? shop.id
    return storeId ? storeApi.detail({ storeId, ...place }) : storeApi.default(place)
  })
  return (
    <Loaded of={here} skeleton={bars}>
      {(store) => (
        <View className={styles.page}>
          <Hotline />
          <StoreContact store={store} />
          <StoreHours store={store} />
        </View>
      )}
    </Loaded>
  )
}

export default screen('/pages/my/other/zkf', Contact)
