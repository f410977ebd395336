import '@/i18n/en/couponGift'
import '@/i18n/en/couponPages'
import '@/i18n/en/coupons'
import '@/i18n/en/home'
import { couponRegiftApi } from '@/api/endpoints/couponRegift'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { screen, type PageProps } from '@/shell/screen'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { GiftLanding } from './parts/GiftLanding'

/** `givedl`: what the link of a coupon gift shows, and by its id the record of its giver and its receiver. */
function CouponGift({ query: { token, giftId } }: PageProps<'/pages/other/coupon/givedl'>) {
  const t = useText()
  if (token || giftId) return <Gift key={token ?? giftId} token={token} giftId={giftId} />
  return (
    <Empty
      art={memberArt.gift}
      title={t('couponGift.noGift')}
      text={t('couponGift.noGiftText')}
      action={t('coupons.toCentre')}
      onAction={() => go('/pages/other/coupon/center')}
    />
  )
}

function Gift({ token, giftId }: { token: string | undefined; giftId: string | undefined }) {
  const gift = useResource(() => couponRegiftApi.getGift(token ? { token } : { giftId }))
  return (
    <Loaded of={gift} skeleton={<CardSkeleton rows={3} />}>
      {(value) => <GiftLanding gift={value} token={token} onChanged={gift.load} />}
    </Loaded>
  )
}

export default screen('/pages/other/coupon/givedl', CouponGift, { top: 'wash', shared: true })
