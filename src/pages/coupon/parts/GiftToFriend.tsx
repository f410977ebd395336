import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { memberArt } from '@/ui/media/memberArtFiles'

/** What giving coupons is, and the way to it. */
export function GiftToFriend() {
  const t = useText()
  return (
    <Empty
      art={memberArt.gift}
      title={t('couponPages.giftTitle')}
      text={t('couponPages.giftText')}
      action={t('couponPages.giftChoose')}
      onAction={() => go('/pages/other/coupon/couponList', { give: '1' })}
    />
  )
}
