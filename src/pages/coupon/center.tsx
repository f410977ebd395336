import { Text, View } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/couponActivity'
import '@/i18n/en/couponPack'
import '@/i18n/en/coupons'
import { couponApi } from '@/api/endpoints/coupon'
import { CampaignRow } from '@/components/coupon/CampaignRow'
import { PackRow } from '@/components/coupon/PackRow'
import { OfferTicket } from '@/components/coupon/OfferTicket'
import { Loaded } from '@/components/loading/Loaded'
import { screen } from '@/shell/screen'
import { Chip } from '@/ui/feedback/Chip'
import { Empty } from '@/ui/feedback/Empty'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { Icon } from '@/ui/media/Icon'
import { Link } from '@/ui/actions/Link'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { SectionHead } from '@/ui/layout/SectionHead'
import { memberArt } from '@/ui/media/memberArtFiles'
import { useReadCampaigns } from '@/hooks/useReadCampaigns'
import { useReadPacks } from '@/hooks/useReadPacks'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { CouponOffer } from '@/contract/coupon'
import { go } from '@/platform/navigation/navigation'
import { stopPullDownRefresh } from '@/platform/navigation/refresh'
import { withServerClock } from '@/stores/cache/offlineCache'
import styles from './parts/Coupons.module.scss'

definePageConfig({ enablePullDownRefresh: true })

const toRedeem = () => go('/pages/other/coupon/dhm')

/** `center`: the coupons that guests claim, and the way to codes and to the own coupons. */
function CouponCentre() {
  const { offlineCache, session } = useStores()
  const t = useText()
  const centre = useResource((onStale) =>
    withServerClock(
      (stale) => offlineCache.networkFirstForUser('coupon centre', () => couponApi.centre({}), stale),
      onStale,
    ),
  )
  usePullDownRefresh(() => void centre.load().then(stopPullDownRefresh))
  const renew = (changed: CouponOffer) => {
    const { value } = centre
    if (!value) return
    const list = value.list.map((offer) => (offer.terms.couponId === changed.terms.couponId ? changed : offer))
    centre.set({ ...value, list, usable: value.usable + 1 })
  }
  const usable = centre.value?.usable ?? 0
  return (
    <>
      <View className={styles.code}>
        <Icon name="ticket" size={20} className={styles.codeIcon} />
        <Text className={styles.codeText}>{t('coupons.haveCode')}</Text>
        <Button size="small" look="neutral" onTap={toRedeem}>
          {t('coupons.redeem')}
        </Button>
      </View>
      <Loaded of={centre} skeleton={<TicketBars />}>
        {({ list, serverTime }) => (
          <>
            {list.length === 0 && (
              <Empty
                art={memberArt.gift}
                title={t('coupons.centreEmpty')}
                text={t('coupons.centreEmptyText')}
                action={t('coupons.redeem')}
                onAction={toRedeem}
              />
            )}
            {list.map((offer) => (
              <OfferTicket key={offer.terms.couponId} offer={offer} serverTime={serverTime} onClaimed={renew} />
            ))}
          </>
        )}
      </Loaded>
      <CentreCampaigns />
      <CentrePacks />
      <Dock>
        <Icon name="ticket" size={20} className={styles.codeIcon} />
        <Text className={styles.dockText}>{t('coupons.mine')}</Text>
        {session.signedIn && usable > 0 && <Chip tone="brand">{t('coupons.mineUsable', { count: usable })}</Chip>}
        <View className={styles.dockEnd}>
          <Link
            text={t('coupons.viewAll')}
            label={`${t('coupons.viewAll')}: ${t('coupons.mine')}`}
            onTap={() => go('/pages/other/coupon/couponList')}
          />
        </View>
      </Dock>
    </>
  )
}

/** The coupon campaigns; absent while there are none. */
const CentreCampaigns = observer(function CentreCampaigns() {
  const t = useText()
  const read = useReadCampaigns()
  const { value } = useResource((onStale) => read(onStale))
  if (!value || value.list.length === 0) return null
  return (
    <>
      <SectionHead title={t('couponActivity.title')} />
      {value.list.map((campaign) => (
        <CampaignRow key={campaign.id} campaign={campaign} />
      ))}
    </>
  )
})

/** The coupon packs on sale; absent while there are none. */
const CentrePacks = observer(function CentrePacks() {
  const t = useText()
  const read = useReadPacks()
  const { value } = useResource(() => read())
  if (!value || value.list.length === 0) return null
  return (
    <>
      <SectionHead title={t('couponPack.all')} />
      {value.list.map((pack) => (
        <PackRow key={pack.id} pack={pack} />
      ))}
    </>
  )
})

function TicketBars() {
  return (
    <Skeleton rows={5}>
      <Bar shape="card" />
    </Skeleton>
  )
}

export default screen('/pages/other/coupon/center', CouponCentre, { shared: true })
