import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Card } from '@/components/Card'
import { Chip } from '@/components/Chip'
import { Heading } from '@/components/Heading'
import { Link } from '@/components/Link'
import { Notice } from '@/components/Notice'
import { OpenState } from '@/components/OpenState'
import { Pager } from '@/components/Pager'
import { Picture } from '@/components/Picture'
import { Row } from '@/components/Row'
import { Slides } from '@/components/Slides'
import { StoreHours } from '@/components/StoreHours'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import type { StoreDetail } from '@/contract/store'
import { rateText } from '@/domain/quoteLines'
import { call } from '@/platform/device'
import { go } from '@/platform/navigation'
import { openLocation } from '@/platform/openLocation'
import { CollectButton } from './CollectButton'
import styles from './StoreIntro.module.scss'

interface Props {
  store: StoreDetail
  onCollect: () => void
  onCopy: () => void
}

/** What a store says about itself: pictures, hours, where it is, how to call it, what it offers. */
export const StoreIntro = observer(function StoreIntro({ store, onCollect, onCopy }: Props) {
  const { config, delivery } = useStores()
  const t = useText()
  const [at, setAt] = useState(0)
  const { name, intro, notice, address, tel, services, serviceRate, vatRate, vatIncluded } = store
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
              <Chip key={service}>{t(`storeIntro.${service}`)}</Chip>
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
