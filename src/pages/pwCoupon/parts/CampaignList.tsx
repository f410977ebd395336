import { CampaignRow } from '@/components/coupon/CampaignRow'
import { OfferList } from '@/components/coupon/OfferList'
import { useReadCampaigns } from '@/hooks/useReadCampaigns'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'

/** The coupon campaigns that are running or to come. */
export function CampaignList() {
  const t = useText()
  const read = useReadCampaigns()
  const campaigns = useResource((onStale) => read(onStale))
  const none = { title: t('couponActivity.none'), text: t('couponActivity.noneText'), action: t('coupons.toCentre') }
  return (
    <OfferList of={campaigns} none={none}>
      {(campaign) => <CampaignRow campaign={campaign} />}
    </OfferList>
  )
}
