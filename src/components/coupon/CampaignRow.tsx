import { observer } from 'mobx-react-lite'
import '@/i18n/en/couponActivity'
import '@/i18n/en/coupons'
import type { CouponActivity } from '@/contract/coupon/couponActivity'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { campaignState } from './campaignState'
import { OfferRow } from './OfferRow'

/** A coupon campaign in a list; a tap opens it. */
export const CampaignRow = observer(function CampaignRow({ campaign }: { campaign: CouponActivity }) {
  const t = useText()
  const { locale } = useStores()
  const { id, name, image, coupons } = campaign
  const count = coupons.reduce((sum, { num }) => sum + num, 0)
  const facts = [t('couponActivity.count', { count }), campaignState(campaign, t, locale.current)]
  const open = () => go('/pages/other/pwCoupon/index', { id })
  return <OfferRow image={image} name={name} facts={facts} onTap={open} />
})
