import '@/i18n/en/couponActivity'
import '@/i18n/en/coupons'
import '@/i18n/en/home'
import { screen, type PageProps } from '@/shell/screen'
import { Campaign } from './parts/Campaign'
import { CampaignList } from './parts/CampaignList'

/** `pwCoupon`: one coupon campaign with its QR code, claimed with a tap or a word; or all campaigns. */
function CampaignPage({ query: { id } }: PageProps<'/pages/other/pwCoupon/index'>) {
  return id ? <Campaign key={id} id={id} /> : <CampaignList />
}

export default screen('/pages/other/pwCoupon/index', CampaignPage, { shared: true })
