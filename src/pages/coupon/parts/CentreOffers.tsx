import { observer } from 'mobx-react-lite'
import '@/i18n/en/couponActivity'
import '@/i18n/en/couponPack'
import { CampaignRow } from '@/components/coupon/CampaignRow'
import { PackRow } from '@/components/coupon/PackRow'
import { useReadCampaigns } from '@/hooks/useReadCampaigns'
import { useReadPacks } from '@/hooks/useReadPacks'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { SectionHead } from '@/ui/layout/SectionHead'

/** What the coupon centre has besides coupons. */
export function CentreOffers() {
  return (
    <>
      <Campaigns />
      <Packs />
    </>
  )
}

/** The coupon campaigns; absent while there are none. */
const Campaigns = observer(function Campaigns() {
  const t = useText()
  const read = useReadCampaigns()
  const { value } = useResource((onStale) => read(onStale))
  if (!value || value.list.length === 0) return null
  return (
    <>
      <SectionHead title={t('couponActivity.title')} />
      {value.list.map((campaign) => (
        <CampaignRow key={campaign.id} campaign={campaign} />
      ))}
    </>
  )
})

/** The coupon packs on sale; absent while there are none. */
const Packs = observer(function Packs() {
  const t = useText()
  const read = useReadPacks()
  const { value } = useResource(() => read())
  if (!value || value.list.length === 0) return null
  return (
    <>
      <SectionHead title={t('couponPack.all')} />
      {value.list.map((pack) => (
        <PackRow key={pack.id} pack={pack} />
      ))}
    </>
  )
})
