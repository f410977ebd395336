import { Text, View } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import '@/i18n/en/couponPages'
import '@/i18n/en/coupons'
import { OfferTicket } from '@/components/coupon/OfferTicket'
import { useCouponCentre } from '@/components/coupon/useCouponCentre'
import { Loaded } from '@/components/loading/Loaded'
import { screen } from '@/shell/screen'
import { Chip } from '@/ui/feedback/Chip'
import { Empty } from '@/ui/feedback/Empty'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { Icon } from '@/ui/media/Icon'
import { Link } from '@/ui/actions/Link'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { memberArt } from '@/ui/media/memberArtFiles'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { stopPullDownRefresh } from '@/platform/navigation/refresh'
import { CentreOffers } from './parts/CentreOffers'
import styles from './parts/Coupons.module.scss'

definePageConfig({ enablePullDownRefresh: true })

const toRedeem = () => go('/pages/other/coupon/dhm')

/** `center`: the coupons that guests claim, and the way to codes and to the own coupons. */
function CouponCentre() {
  const { session } = useStores()
  const t = useText()
  const { centre, renew } = useCouponCentre()
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
      <Loaded of={centre} skeleton={<TicketBars />}>
        {({ list, serverTime }) => (
          <>
            {list.length === 0 && (
              <Empty
                art={memberArt.gift}
                title={t('couponPages.centreEmpty')}
                text={t('couponPages.centreEmptyText')}
                action={t('couponPages.redeem')}
                onAction={toRedeem}
              />
            )}
            {list.map((offer) => (
              <OfferTicket key={offer.terms.couponId} offer={offer} serverTime={serverTime} onClaimed={renew} />
            ))}
          </>
        )}
      </Loaded>
      <CentreOffers />
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

function TicketBars() {
  return (
    <Skeleton rows={5}>
      <Bar shape="card" />
    </Skeleton>
  )
}

export default screen('/pages/other/coupon/center', CouponCentre, { shared: true })
