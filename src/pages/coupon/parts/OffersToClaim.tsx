import { observer } from 'mobx-react-lite'
import { OfferTicket } from '@/components/coupon/OfferTicket'
import type { useCouponCentre } from '@/components/coupon/useCouponCentre'
import { Loaded } from '@/components/loading/Loaded'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'

type Centre = ReturnType<typeof useCouponCentre>

interface Props {
  centre: Centre['centre']
  onClaimed: Centre['renew']
}

/** The coupons of the centre. */
export const OffersToClaim = observer(function OffersToClaim({ centre, onClaimed }: Props) {
  const t = useText()
  return (
    <Loaded of={centre} skeleton={<CardSkeleton rows={4} />}>
      {({ list, serverTime }) => (
        <>
          {list.length === 0 && (
            <Empty
              art={memberArt.gift}
              title={t('couponPages.centreEmpty')}
              text={t('couponPages.centreEmptyText')}
              action={t('couponPages.redeem')}
              onAction={() => go('/pages/other/coupon/dhm')}
            />
          )}
          {list.map((offer) => (
            <OfferTicket key={offer.terms.couponId} offer={offer} serverTime={serverTime} onClaimed={onClaimed} />
          ))}
        </>
      )}
    </Loaded>
  )
})
