import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { equityCardApi } from '@/api/endpoints/equityCard'
import { Loaded } from '@/components/loading/Loaded'
import { BuyDock } from '@/components/money/BuyDock'
import { PayTypes } from '@/components/money/PayTypes'
import type { PayType } from '@/contract/payment/payType'
import { offersFor, payTypeOf } from '@/domain/money/payChoice'
import { useResource } from '@/hooks/useResource'
import { useStoreId } from '@/hooks/useStoreId'
import { useText } from '@/hooks/useText'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { CardFace } from './CardFace'
import { CardGone } from './CardGone'

/** An equity card on sale: what it gives each month, its rules, and the purchase. */
export const CardOnSale = observer(function CardOnSale({ cardId }: { cardId: string }) {
  const t = useText()
  const findStore = useStoreId()
  const cards = useResource(async () => {
    const storeId = await findStore()
    return { storeId, ...(await equityCardApi.list({ storeId, id: cardId })) }
  })
  const [wanted, want] = useState<PayType>()
  return (
    <Loaded of={cards} skeleton={<CardSkeleton rows={4} />}>
      {({ list: [card], payTypes, storeId }) => {
        if (!card) return <CardGone />
        const offers = offersFor(payTypes, card.price)
        const payType = payTypeOf(offers, wanted)
        const months = t('equityCard.months', { count: card.months })
        return (
          <>
            <CardFace card={card} caption={months} />
            <Card>
              <Row icon="shield-check" title={t('equityCard.starts')} />
              <Row
                icon="arrow-clockwise"
                title={
                  card.refundDays > 0 ? t('equityCard.refund', { count: card.refundDays }) : t('equityCard.noRefund')
                }
              />
            </Card>
            <Card>
              <PayTypes payTypes={offers} value={payType} onChoose={want} />
            </Card>
            <BuyDock
              kind="equityCard"
              price={card.price}
              caption={months}
              action={t(card.onSale ? 'equityCard.buy' : 'equityCard.notOnSale')}
              paidText={t('equityCard.paid')}
              payType={payType}
              disabled={!card.onSale}
              request={{ storeId, cardId }}
              order={(request, options) => equityCardApi.order(request, options)}
              onRefused={() => void cards.load()}
            />
          </>
        )
      }}
    </Loaded>
  )
})
