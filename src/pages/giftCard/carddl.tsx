import { giftCardApi } from '@/api/endpoints/giftCard'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import '@/i18n/en/giftCard'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { CardDetail } from './parts/CardDetail'
import { NoCard, NoCardYet } from './parts/NoCard'

/** One gift card of the user, by its id or by the order that buys it. */
function CardPage({ query: { id, orderId, give } }: PageProps<'/pages/other/giftCard/carddl'>) {
  const card = useResource(async () => {
    const order = orderId ? await giftCardApi.bought({ orderId }) : undefined
    const cardId = id ?? order?.cardId
    return { state: order?.state, detail: cardId ? await giftCardApi.detail({ id: cardId }) : undefined }
  })
  if (!id && !orderId) return <NoCard />
  return (
    <Loaded of={card} skeleton={<CardSkeleton rows={3} />}>
      {({ state, detail }) =>
        detail ? (
          <CardDetail key={detail.card.state} detail={detail} give={give === '1'} onChanged={() => void card.load()} />
        ) : (
          <NoCardYet orderId={orderId ?? ''} state={state} give={give} />
        )
      }
    </Loaded>
  )
}

export default screen('/pages/other/giftCard/carddl', CardPage, { shared: true })
