import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { CopyLink } from '@/components/actions/CopyLink'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { useText } from '@/hooks/useText'
import type { StoreDetail } from '@/contract/store/store'
import { call } from '@/platform/device/device'
import { go } from '@/platform/navigation/navigation'
import { openLocation } from '@/platform/location/openLocation'
import styles from './Pages.module.scss'

/** Contact of a store: phone, address, navigation. */
export const StoreContact = observer(function StoreContact({ store }: { store: StoreDetail }) {
  const t = useText()
  const { name, tel, address, businessText } = store
  const other = () => go('/pages/shop/select/index', { page: 'contactCustomer' })
  return (
    <Card>
      <View className={styles.store}>
        <Heading look="title3">{name}</Heading>
      </View>
      {tel && <Row icon="phone" title={t('contact.callStore')} hint={tel} onTap={() => call(tel)} />}
      <Row icon="map-pin" title={address} hint={businessText} end={<CopyLink text={address} />} />
      <Row icon="navigation-arrow" title={t('contact.directions')} onTap={() => openLocation(store)} />
      <Row icon="storefront" title={t('contact.other')} onTap={other} />
    </Card>
  )
})
