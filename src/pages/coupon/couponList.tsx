import '@/i18n/en/coupons'
import { COUPON_TABS } from '@/contract/constants'
import { screen, type PageProps } from '@/shell/screen'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { HeldCoupons } from './parts/HeldCoupons'

definePageConfig({ enablePullDownRefresh: true })

/** The coupons that the user holds, those that end first at the top. */
function MyCoupons({ query }: PageProps<'/pages/other/coupon/couponList'>) {
  const t = useText()
  return (
    <>
      <HeldCoupons tabs={COUPON_TABS} first={COUPON_TABS.find((tab) => tab === query.tab) ?? 'usable'} />
      <Dock>
        <Button wide look="outline" onTap={() => go('/pages/other/coupon/center')}>
          {t('coupons.getMore')}
        </Button>
      </Dock>
    </>
  )
}

export default screen('/pages/other/coupon/couponList', MyCoupons)
