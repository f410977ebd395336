import { LinkBroken } from '@/components/loading/LinkBroken'
import type { PurchaseState } from '@/contract/payment/purchaseState'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { memberArt } from '@/ui/media/memberArtFiles'

/** State of a page opened without the id of a card or gift. */
export const NoCard = () => (
  <LinkBroken art={memberArt.giftcard} action="giftCard.title" onAction={() => go('/pages/other/giftCard/cardList')} />
)

interface Props {
  orderId: string
  state: PurchaseState | undefined
  /** Opens the gift once it is paid. */
  give: string | undefined
}

/** An order of a gift card without a card: it is not paid yet, was closed, or the card is of someone else by now. */
export function NoCardYet({ orderId, state, give }: Props) {
  const t = useText()
  if (state === 'closed')
    return (
      <Empty
        art={memberArt.giftcard}
        title={t('giftCard.closed')}
        text={t('giftCard.closedText')}
        action={t('giftCard.title')}
        onAction={() => go('/pages/other/giftCard/cardList')}
      />
    )
  if (state === 'paid' || state === 'refunded')
    return (
      <Empty
        art={memberArt.giftcard}
        title={t('giftCard.gone')}
        text={t('giftCard.goneText')}
        action={t('giftCard.toGifts')}
        onAction={() => go('/pages/other/giftCard/hisCard')}
      />
    )
  return (
    <Empty
      art={memberArt.giftcard}
      title={t('giftCard.notPaid')}
      text={t('giftCard.notPaidText')}
      action={t('giftCard.payIt')}
      onAction={() => go('/pages/order/promptpay', { orderId, kind: 'giftCard', give })}
    />
  )
}
