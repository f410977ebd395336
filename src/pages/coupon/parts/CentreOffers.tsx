import { observer } from 'mobx-react-lite'
import '@/i18n/en/couponActivity'
import '@/i18n/en/couponPack'
import { CampaignRow } from '@/components/coupon/CampaignRow'
import { PackRow } from '@/components/coupon/PackRow'
import { Loaded } from '@/components/loading/Loaded'
import { useReadCampaigns } from '@/hooks/useReadCampaigns'
import { useReadPacks } from '@/hooks/useReadPacks'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { Empty } from '@/ui/feedback/Empty'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'

/** The coupon campaigns. */
export const CentreCampaigns = observer(function CentreCampaigns() {
  const t = useText()
  const read = useReadCampaigns()
  const campaigns = useResource((onStale) => read(onStale))
  return (
    <Loaded of={campaigns} skeleton={<CardSkeleton rows={4} />}>
      {({ list }) =>
        list.length > 0 ? (
          list.map((campaign) => <CampaignRow key={campaign.id} campaign={campaign} />)
        ) : (
          <Empty art={memberArt.gift} title={t('couponPages.noCampaigns')} />
        )
      }
    </Loaded>
  )
})

/** The coupon packs on sale. */
export const CentrePacks = observer(function CentrePacks() {
  const t = useText()
  const read = useReadPacks()
  const packs = useResource(() => read())
  return (
    <Loaded of={packs} skeleton={<CardSkeleton rows={4} />}>
      {({ list }) =>
        list.length > 0 ? (
          list.map((pack) => <PackRow key={pack.id} pack={pack} />)
        ) : (
          <Empty art={memberArt.gift} title={t('couponPages.noPacks')} />
        )
      }
    </Loaded>
  )
})
