import { giftCardApi } from '@/api/endpoints/giftCard'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import '@/i18n/en/giftCard'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { GiftLanding } from './parts/GiftLanding'
import { NoCard } from './parts/NoCard'

/** `givedl`: what the link of a gift shows. The first user who taps its button has the card. */
function Gift({ query: { token = '' } }: PageProps<'/pages/other/giftCard/givedl'>) {
  const gift = useResource(() => giftCardApi.getGift({ token: token || '-' }))
  if (!token) return <NoCard />
  return (
    <Loaded of={gift} skeleton={<CardSkeleton rows={2} />}>
      {(value) => <GiftLanding token={token} gift={value} onChanged={gift.load} />}
    </Loaded>
  )
}

export default screen('/pages/other/giftCard/givedl', Gift, { shared: true })
