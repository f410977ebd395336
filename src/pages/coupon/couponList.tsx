import { View } from '@tarojs/components'
import '@/i18n/en/couponGift'
import '@/i18n/en/couponPages'
import '@/i18n/en/coupons'
import '@/i18n/en/home'
import { COUPON_TABS } from '@/contract/constants/coupon'
import { screen, type PageProps } from '@/shell/screen'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { ChooseCoupons } from './parts/ChooseCoupons'
import styles from './parts/Gift.module.scss'
import { HeldCoupons } from './parts/HeldCoupons'
import { RemindRow } from './parts/RemindRow'

definePageConfig({ enablePullDownRefresh: true })

/** The coupons that the user holds, those that end first at the top; with `give` those for a gift are chosen. */
function MyCoupons({ query }: PageProps<'/pages/other/coupon/couponList'>) {
  const t = useText()
  if (query.give === '1') return <ChooseCoupons />
  return (
    <HeldCoupons tabs={COUPON_TABS} first={COUPON_TABS.find((tab) => tab === query.tab) ?? 'usable'}>
      <RemindRow />
      <Dock>
        <View className={styles.half}>
          <Button wide look="outline" icon="gift" onTap={() => go('/pages/other/coupon/couponList', { give: '1' })}>
            {t('couponGift.giveSeveral')}
          </Button>
        </View>
        <View className={styles.half}>
          <Button wide look="outline" onTap={() => go('/pages/other/coupon/center')}>
            {t('couponPages.getMore')}
          </Button>
        </View>
      </Dock>
    </HeldCoupons>
  )
}

export default screen('/pages/other/coupon/couponList', MyCoupons, { closed: 'couponCentre.closed' })
