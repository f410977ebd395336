import { observer } from 'mobx-react-lite'
import '@/i18n/en/couponGift'
import '@/i18n/en/couponPages'
import '@/i18n/en/coupons'
import '@/i18n/en/home'
import { couponRegiftApi } from '@/api/endpoints/couponRegift'
import { useCouponDetail } from '@/components/coupon/useCouponDetail'
import { Loaded } from '@/components/loading/Loaded'
import { screen, type PageProps } from '@/shell/screen'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CouponDock } from './parts/CouponDock'
import { CouponState } from './parts/CouponState'
import { WaitingCoupons } from './parts/WaitingCoupons'
import { CouponTermsCards } from './parts/CouponTermsCards'

/** `coupondl`: one coupon. A held one shows its code, one of the coupon centre can be claimed. */
function CouponPage({ query: { couponId } }: PageProps<'/pages/other/coupon/coupondl'>) {
  const t = useText()
  if (couponId) return <Coupon key={couponId} couponId={couponId} />
  return (
    <Empty
      art={memberArt.gift}
      title={t('couponPages.noCoupon')}
      text={t('couponPages.noCouponText')}
      action={t('coupons.toCentre')}
      onAction={() => go('/pages/other/coupon/center')}
    />
  )
}

const Coupon = observer(function Coupon({ couponId }: { couponId: string }) {
  const coupon = useCouponDetail(couponId)
  return (
    <Loaded of={coupon} skeleton={<CouponBars />}>
      {(value) => (
        <>
          <CouponState {...value} onChanged={coupon.load} />
          <CouponTermsCards couponId={couponId} terms={value.terms} dishes={value.dishes} />
          {value.held?.giftId ? (
            <LockingGift giftId={value.held.giftId} onChanged={coupon.load} />
          ) : (
            <CouponDock {...value} onClaimed={(offer) => coupon.set({ ...value, offer })} onGiven={coupon.load} />
          )}
        </>
      )}
    </Loaded>
  )
})

/** The gift of the user that locks a coupon. */
const LockingGift = observer(function LockingGift({
  giftId,
  onChanged,
}: {
  giftId: string
  onChanged: () => Promise<unknown>
}) {
  const gift = useResource(() => couponRegiftApi.getGift({ giftId }))
  return (
    <Loaded of={gift} skeleton={null}>
      {(value) => <WaitingCoupons linked gift={value} onChanged={onChanged} />}
    </Loaded>
  )
})

function CouponBars() {
  return <CardSkeleton rows={4} />
}

export default screen('/pages/other/coupon/coupondl', CouponPage, { top: 'wash', shared: true })
