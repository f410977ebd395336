import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { Confirm } from '@/components/actions/Confirm'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { GiftCardDetail } from '@/contract/giftCard'
import { randomId } from '@/domain/text/randomId'
import { dateText } from '@/domain/time/dateText'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'

interface Props {
  detail: GiftCardDetail
  until: string
  onDone: () => void
}

/** Gets the money of an unused card back. */
export const RefundCard = observer(function RefundCard({ detail: { card }, until, onDone }: Props) {
  const { locale, ui, session } = useStores()
  const t = useText()
  const money = useMoney()
  const [asking, setAsking] = useState(false)
  const refund = async () => {
    await giftCardApi.refund({ id: card.id }, { key: randomId() })
    ui.say(t('giftCard.moneyBackDone'), 'success')
    void session.refresh().catch(() => undefined)
    onDone()
  }
  return (
    <Card>
      <Row
        icon="hand-coins"
        title={t('giftCard.moneyBack')}
        hint={t('giftCard.moneyBackHint', { date: dateText(until, locale.current) })}
        onTap={() => setAsking(true)}
      />
      {asking && (
        <Confirm
          icon="hand-coins"
          title={t('giftCard.moneyBackTitle', { amount: money(card.faceValue) })}
          text={t('giftCard.moneyBackText')}
          safeText={t('giftCard.keep')}
          actionText={t('giftCard.moneyBack')}
          destructive
          work={refund}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
})
