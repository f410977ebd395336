import { Text, View } from '@tarojs/components'
import '@/i18n/en/wifi'
import { storeApi } from '@/api/endpoints/store'
import { Empty } from '@/ui/feedback/Empty'
import { Link } from '@/ui/actions/Link'
import { Loaded } from '@/components/loading/Loaded'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { WifiCard } from './parts/WifiCard'
import styles from './parts/Wifi.module.scss'

const bars = <CardSkeleton rows={2} />

const toStores = () => go('/pages/shop/select/index', { page: 'wifi' })

/** Wi-Fi of the store in the link, or of the current store. */
function Wifi({ query }: PageProps<'/pages/other/wifi'>) {
  const { delivery, shop } = useStores()
  const t = useText()
  const wifi = useResource(async () => {
    const storeId = query.storeId ?? shop.id
    const { id } = storeId ? { id: storeId } : await storeApi.default(delivery.place)
    return storeApi.wifi({ storeId: id })
  })
  return (
    <Loaded of={wifi} skeleton={bars}>
      {({ storeName, wifi }) => (
        <View className={styles.page}>
          <View className={styles.head}>
            <Text>{t('wifi.at', { name: storeName })}</Text>
            {wifi && <Link text={t('wifi.other')} onTap={toStores} />}
          </View>
          {wifi ? (
            <WifiCard network={wifi} />
          ) : (
            <Empty title={t('wifi.none')} text={t('wifi.noneText')} action={t('wifi.other')} onAction={toStores} />
          )}
        </View>
      )}
    </Loaded>
  )
}

export default screen('/pages/other/wifi', Wifi)
