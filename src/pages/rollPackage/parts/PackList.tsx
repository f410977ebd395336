import { Loaded } from '@/components/loading/Loaded'
import { PackRow } from '@/components/coupon/PackRow'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { go } from '@/platform/navigation/navigation'
import { useReadPacks } from '@/hooks/useReadPacks'

/** All coupon packs on sale. */
export function PackList() {
  const t = useText()
  const read = useReadPacks()
  const packs = useResource(() => read())
  return (
    <Loaded of={packs} skeleton={<CardSkeleton rows={3} />}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty
            art={memberArt.gift}
            title={t('couponPack.none')}
            text={t('couponPack.noneText')}
            action={t('couponPack.toCentre')}
            onAction={() => go('/pages/other/coupon/center')}
          />
        ) : (
          <>
            {list.map((pack) => (
              <PackRow key={pack.id} pack={pack} />
            ))}
          </>
        )
      }
    </Loaded>
  )
}
