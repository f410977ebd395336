import { Text, View } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import { useState } from 'react'
import '@/i18n/en/couponPages'
import '@/i18n/en/coupons'
import '@/i18n/en/home'
import { useCouponCentre } from '@/components/coupon/useCouponCentre'
import { screen } from '@/shell/screen'
import { Chip } from '@/ui/feedback/Chip'
import { Icon } from '@/ui/media/Icon'
import { Link } from '@/ui/actions/Link'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { Tabs } from '@/ui/layout/Tabs'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { stopPullDownRefresh } from '@/platform/navigation/refresh'
import { CentreCampaigns, CentrePacks } from './parts/CentreOffers'
import { GiftToFriend } from './parts/GiftToFriend'
import { OffersToClaim } from './parts/OffersToClaim'
import styles from './parts/Coupons.module.scss'

definePageConfig({ enablePullDownRefresh: true })

/** What the centre has: coupons to claim, coupon packs, campaigns, and the way to give coupons. */
const CENTRE_TABS = ['claim', 'packs', 'campaigns', 'gift'] as const
type CentreTab = (typeof CENTRE_TABS)[number]

const toRedeem = () => go('/pages/other/coupon/dhm')

/** `center`: the coupons that guests claim, and the way to codes and to the own coupons. */
function CouponCentre() {
  const { session } = useStores()
  const t = useText()
  const { centre, renew } = useCouponCentre()
  const [tab, setTab] = useState<CentreTab>('claim')
  usePullDownRefresh(() => void centre.load().then(stopPullDownRefresh))
  const usable = centre.value?.usable ?? 0
  return (
    <>
      <View className={styles.code}>
        <Icon name="ticket" size={20} className={styles.codeIcon} />
        <Text className={styles.codeText}>{t('couponPages.haveCode')}</Text>
        <Button size="small" look="neutral" onTap={toRedeem}>
          {t('couponPages.redeem')}
        </Button>
      </View>
      <View className={styles.tabs}>
        <Tabs
          label={t('couponPages.centreTabs')}
          tabs={CENTRE_TABS.map((key) => ({ key, label: t(`couponCentre.${key}`) }))}
          active={tab}
          onChange={setTab}
        />
      </View>
      {tab === 'claim' && <OffersToClaim centre={centre} onClaimed={renew} />}
      {tab === 'packs' && <CentrePacks />}
      {tab === 'campaigns' && <CentreCampaigns />}
      {tab === 'gift' && <GiftToFriend />}
      <Dock>
        <Icon name="ticket" size={20} className={styles.codeIcon} />
        <Text className={styles.dockText}>{t('coupons.mine')}</Text>
        {session.signedIn && usable > 0 && <Chip tone="brand">{t('couponPages.mineUsable', { count: usable })}</Chip>}
        <View className={styles.dockEnd}>
          <Link
            text={t('couponPages.viewAll')}
            label={`${t('couponPages.viewAll')}: ${t('coupons.mine')}`}
            onTap={() => go('/pages/other/coupon/couponList')}
          />
        </View>
      </Dock>
    </>
  )
}

export default screen('/pages/other/coupon/center', CouponCentre, { shared: true, closed: 'couponCentre.closed' })
