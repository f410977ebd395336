import { observer } from 'mobx-react-lite'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { RefundRow } from '@/components/money/RefundRow'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { GiftCardDetail } from '@/contract/wallet/giftCard'
import { randomId } from '@/domain/text/randomId'
import { dateText } from '@/domain/time/dateText'

interface Props {
  detail: GiftCardDetail
  until: string
  onDone: () => void
}

/** Gets the money of an unused card back. */
export const RefundCard = observer(function RefundCard({ detail: { card }, until, onDone }: Props) {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  const refund = () => giftCardApi.refund({ id: card.id }, { key: randomId() })
  return (
    <RefundRow
      action={t('giftCard.moneyBack')}
      hint={t('giftCard.moneyBackHint', { date: dateText(until, locale.current) })}
      title={t('giftCard.moneyBackTitle', { amount: money(card.faceValue) })}
      text={t('giftCard.moneyBackText')}
      keep={t('giftCard.keep')}
      done={t('giftCard.moneyBackDone')}
      refund={refund}
      onDone={onDone}
    />
  )
})
