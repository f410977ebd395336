import { Fragment, type ReactNode } from 'react'
import { Loaded } from '@/components/loading/Loaded'
import { go } from '@/platform/navigation/navigation'
import type { Resource } from '@/stores/cache/resource'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'

interface Props<Offer> {
  of: Resource<{ list: Offer[] }>
  /** Title, text and button where there are none. */
  none: { title: string; text: string; action: string }
  children: (offer: Offer) => ReactNode
}

/** A list of campaigns or coupon packs; where there are none, the way to the coupon centre. */
export function OfferList<Offer extends { id: string }>({ of, none, children }: Props<Offer>) {
  return (
    <Loaded of={of} skeleton={<CardSkeleton rows={3} />}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty art={memberArt.gift} {...none} onAction={() => go('/pages/other/coupon/center')} />
        ) : (
          list.map((offer) => <Fragment key={offer.id}>{children(offer)}</Fragment>)
        )
      }
    </Loaded>
  )
}
