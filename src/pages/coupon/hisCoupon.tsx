import '@/i18n/en/couponPages'
import '@/i18n/en/coupons'
import '@/i18n/en/home'
import { screen, type PageProps } from '@/shell/screen'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { type CouponTab, HeldCoupons } from './parts/HeldCoupons'

definePageConfig({ enablePullDownRefresh: true })

const PAST: readonly CouponTab[] = ['used', 'expired', 'gifts']

/** `hisCoupon`: the coupons that the user has used or that have expired, and those that were given or received. */
function PastCoupons({ query }: PageProps<'/pages/other/coupon/hisCoupon'>) {
  const t = useText()
  return (
    <>
      <HeldCoupons tabs={PAST} first={query.tab === 'gifts' ? 'gifts' : 'used'} />
      <Dock>
        <Button wide onTap={() => go('/pages/other/coupon/center')}>
          {t('coupons.toCentre')}
        </Button>
      </Dock>
    </>
  )
}

export default screen('/pages/other/coupon/hisCoupon', PastCoupons)
