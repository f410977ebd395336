import { CampaignRow } from '@/components/coupon/CampaignRow'
import { Loaded } from '@/components/loading/Loaded'
import { useReadCampaigns } from '@/hooks/useReadCampaigns'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'

/** The coupon campaigns that are running or to come. */
export function CampaignList() {
  const t = useText()
  const read = useReadCampaigns()
  const campaigns = useResource((onStale) => read(onStale))
  return (
    <Loaded of={campaigns} skeleton={<CardSkeleton rows={3} />}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty
            art={memberArt.gift}
            title={t('couponActivity.none')}
            text={t('couponActivity.noneText')}
            action={t('coupons.toCentre')}
            onAction={() => go('/pages/other/coupon/center')}
          />
        ) : (
          <>
            {list.map((campaign) => (
              <CampaignRow key={campaign.id} campaign={campaign} />
            ))}
          </>
        )
      }
    </Loaded>
  )
}
