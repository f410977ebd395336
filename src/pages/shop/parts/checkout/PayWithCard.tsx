import { observer } from 'mobx-react-lite'
import { PayTypes } from '@/components/money/PayTypes'
import { Card } from '@/ui/layout/Card'
import type { Placing, Quoted } from './placing.model'

/** Payment method of an order. */
export const PayWithCard = observer(function PayWithCard({
  placing,
}: {
  placing: Pick<Placing<object, Quoted>, 'checkout' | 'payType' | 'choosePayType'>
}) {
  return (
    <Card>
      <PayTypes
        payTypes={placing.checkout.value?.payTypes ?? []}
        value={placing.payType}
        onChoose={placing.choosePayType}
      />
    </Card>
  )
})
