import { Text, View } from '@tarojs/components'
import { AdBanner } from '@/components/AdBanner'
import { Card } from '@/components/Card'
import { Disc } from '@/components/Disc'
import { Heading } from '@/components/Heading'
import { MemberCard } from '@/components/MemberCard'
import { Row } from '@/components/Row'
import { screen } from '@/components/screen'
import { useEachShow } from '@/components/useEachShow'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { launch } from '@/platform/launch'
import { go } from '@/platform/navigation'
import { MeOrders } from './parts/MeOrders'
import { MeSettings } from './parts/MeSettings'
import styles from './my-index.module.scss'

/** The guest's own page: membership, orders, addresses, language and appearance. */
function Me() {
  const { orders, shop, config } = useStores()
  const t = useText()
  useEachShow(() => void orders.refresh())

  return (
    <View className={styles.page}>
      <View className={styles.head}>
        <Disc icon="user" />
        <View className={styles.who}>
          <Heading level={1} look="title2">
            {t('me.guest')}
          </Heading>
          <Text className={styles.text}>{t('me.guestText')}</Text>
        </View>
      </View>
      <MemberCard />
      <MeOrders />
      <AdBanner place="user" />
      <Card>
        <Row icon="map-pin" title={t('me.addresses')} onTap={() => go('/pages/my/addres/addresses')} />
        <Row icon="storefront" title={t('me.stores')} onTap={() => go('/pages/shop/select/index')} />
        {shop.id && (
          <Row icon="info" title={t('me.about')} onTap={() => go('/pages/shop/out/sjjs', { storeId: shop.id })} />
        )}
      </Card>
      <MeSettings />
      <Text className={styles.version}>
        {[config.brand, launch.version && t('me.version', { version: launch.version })].filter(Boolean).join(' · ')}
      </Text>
    </View>
  )
}

export default screen('/pages/index/my-index', Me, { wash: true })
