import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Card } from '@/ui/layout/Card'
import { Chip } from '@/ui/feedback/Chip'
import { Heading } from '@/ui/layout/Heading'
import { Link } from '@/ui/actions/Link'
import { Notice } from '@/ui/feedback/Notice'
import { OpenState } from '@/components/store/OpenState'
import { Pager } from '@/ui/layout/Pager'
import { Picture } from '@/ui/media/Picture'
import { Row } from '@/ui/layout/Row'
import { ShareButton } from '@/components/share/ShareButton'
import { Bar, CardSkeleton, Skeleton } from '@/ui/feedback/Skeleton'
import { Slides } from '@/ui/layout/Slides'
import { StoreHours } from '@/components/store/StoreHours'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { StoreDetail } from '@/contract/store/store'
import { leadsToEnabled, serviceLink } from '@/domain/config/featureFlags'
import { rateText } from '@/domain/cart/quoteLines'
import { call } from '@/platform/device/device'
import { go } from '@/platform/navigation/navigation'
import { openLocation } from '@/platform/location/openLocation'
import { CollectButton } from './CollectButton'
import styles from './StoreIntro.module.scss'

interface Props {
  store: StoreDetail
  onCollect: () => void
  onCopy: () => void
}

/** Skeleton of the introduction. */
export function StoreIntroSkeleton() {
  return (
    <View>
      <View className={styles.pictures}>
        <Bar shape="fill" />
      </View>
      <Skeleton rows={1}>
        <Bar width={66} shape="title" />
      </Skeleton>
      <CardSkeleton rows={3} />
    </View>
  )
}

/** Introduction of a store: pictures, hours, location, phone, services. */
export const StoreIntro = observer(function StoreIntro({ store, onCollect, onCopy }: Props) {
  const { config, delivery } = useStores()
  const t = useText()
  const [at, setAt] = useState(0)
  const { name, intro, notice, address, tel, serviceRate, vatRate, vatIncluded } = store
  // Only services that this storefront has a page for.
  const services = store.services.filter((service) => leadsToEnabled(config.featureFlags, serviceLink(service)))
  const pictures = store.images.length > 0 ? store.images : [store.image]

  return (
    <View>
      <View className={styles.pictures}>
        <Slides at={at} onChange={setAt}>
          {pictures.map((picture, index) => (
            <Picture key={picture} src={config.picture(picture)} alt={name} size="fill" eager={index === 0} />
          ))}
        </Slides>
        <View className={styles.pager}>
          <Pager count={pictures.length} at={at} onSelect={setAt} over />
        </View>
      </View>
      <View className={styles.head}>
        <View className={styles.name}>
          <Heading look="title1">{name}</Heading>
          <OpenState store={store} far={delivery.exact} />
        </View>
        <ShareButton storeId={store.id} name={name} image={store.image} line={address} />
        <CollectButton store={store} onCollect={onCollect} />
      </View>
      {intro && <Text className={styles.intro}>{intro}</Text>}
      {notice && <Notice kind="plain" text={notice} />}
      <Card>
        <Row title={address} icon="map-pin" end={<Link icon="copy" text={t('common.copy')} onTap={onCopy} />} />
        <Row title={t('place.directions')} icon="navigation-arrow" onTap={() => openLocation(store)} />
        <Row
          title={t('activity.row')}
          icon="confetti"
          onTap={() => go('/pages/shop/activity', { storeId: store.id })}
        />
        {tel && <Row title={t('storeIntro.call', { phone: tel })} icon="phone" onTap={() => call(tel)} />}
      </Card>
      <StoreHours store={store} />
      {services.length > 0 && (
        <Card>
          <Heading look="title3">{t('storeIntro.services')}</Heading>
          <View className={styles.chips}>
            {services.map((service) => (
              <Chip spaced key={service}>
                {t(`storeIntro.${service}`)}
              </Chip>
            ))}
          </View>
        </Card>
      )}
      <View className={styles.charges}>
        {vatRate > 0 && (
          <Text>{t(vatIncluded ? 'storeIntro.vatIncluded' : 'storeIntro.vatAdded', { rate: rateText(vatRate) })}</Text>
        )}
        {serviceRate > 0 && <Text>{t('storeIntro.service', { rate: rateText(serviceRate) })}</Text>}
      </View>
    </View>
  )
})
