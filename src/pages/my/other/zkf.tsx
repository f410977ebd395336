import { View } from '@tarojs/components'
import '@/i18n/en/contact'
import '@/i18n/en/storeIntro'
import { storeApi } from '@/api/endpoints/store'
import { Loaded } from '@/components/loading/Loaded'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { StoreHours } from '@/components/store/StoreHours'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { Hotline } from './parts/Hotline'
import { StoreContact } from './parts/StoreContact'
import styles from './parts/Pages.module.scss'

const bars = <CardSkeleton rows={3} />

/** `zkf`: how to reach the merchant, and the store that the link names or the guest is in. */
function Contact({ query }: PageProps<'/pages/my/other/zkf'>) {
  const { delivery, shop } = useStores()
  const contacts = useResource(async () => {
    const { place } = delivery
    const storeId = query.storeId ?? shop.id
    return storeId ? storeApi.detail({ storeId, ...place }) : storeApi.default(place)
  })
  return (
    <Loaded of={contacts} skeleton={bars}>
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
