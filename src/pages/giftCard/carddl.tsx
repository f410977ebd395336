import { giftCardApi } from '@/api/endpoints/giftCard'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import '@/i18n/en/giftCard'
import { go } from '@/platform/navigation/navigation'
import { screen, type PageProps } from '@/shell/screen'
import { Empty } from '@/ui/feedback/Empty'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardDetail } from './parts/CardDetail'
import { NoCard } from './parts/NoCard'

/** One gift card of the user, by its id or by the order that buys it. */
function CardPage({ query: { id, orderId, give } }: PageProps<'/pages/other/giftCard/carddl'>) {
  const t = useText()
  const card = useResource(async () => {
    const cardId = id ?? (orderId ? (await giftCardApi.bought({ orderId })).cardId : null)
    return cardId ? giftCardApi.detail({ id: cardId }) : null
  })
  if (!id && !orderId) return <NoCard />
  return (
    <Loaded
      of={card}
      skeleton={
        <Skeleton rows={3}>
          <Bar shape="card" />
        </Skeleton>
      }
    >
      {(detail) =>
        detail ? (
          <CardDetail key={detail.card.state} detail={detail} give={give === '1'} onChanged={() => void card.load()} />
        ) : (
          <Empty
            art={memberArt.giftcard}
            title={t('giftCard.notPaid')}
            text={t('giftCard.notPaidText')}
            action={t('giftCard.payIt')}
            onAction={() => go('/pages/order/promptpay', { orderId: orderId ?? '', kind: 'giftCard', give })}
          />
        )
      }
    </Loaded>
  )
}

export default screen('/pages/other/giftCard/carddl', CardPage)
