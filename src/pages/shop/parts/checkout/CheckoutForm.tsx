import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { DeskColumns } from '@/ui/layout/DeskColumns'
import { Heading } from '@/ui/layout/Heading'
import { AddedNote } from '@/components/cart/AddedNote'
import { OrderLines } from '@/components/order/OrderLines'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { useWide } from '@/hooks/useWide'
import type { Checkout } from '@/contract/cart/checkout'
import type { CheckoutModel } from '../../out/pay-order.model'
import { paidAtOnce } from '@/domain/money/payChoice'
import { ExtrasCard } from './ExtrasCard'
import { MemberMoneyCard } from './MemberMoneyCard'
import { PayWithCard } from './PayWithCard'
import { PlaceOrderDock } from './PlaceOrderDock'
import { SummaryCard } from './SummaryCard'
import { OrderTypeCard } from './OrderTypeCard'
import styles from './CheckoutForm.module.scss'

interface Props {
  model: CheckoutModel
  checkout: Checkout
  placing: boolean
  onPlace: () => void
}

/** The checkout form: dining type and time, dishes, note, amounts, payment method, and the button that places the order. */
export const CheckoutForm = observer(function CheckoutForm({ model, checkout, placing, onPlace }: Props) {
  const { shop } = useStores()
  const t = useText()
  const wide = useWide()

  const type = <OrderTypeCard model={model} checkout={checkout} />
  const dishes = (
    <>
      <Card>
        <Heading level={2} look="title3">
          {shop.info.value?.name}
        </Heading>
        <View className={styles.rows}>
          <OrderLines lines={checkout.lines} />
        </View>
      </Card>
      <AddedNote added={checkout.added} />
    </>
  )
  const extras = (
    <>
      <MemberMoneyCard choice={model.memberMoney} checkout={checkout} />
      <ExtrasCard model={model} />
    </>
  )
  const sums = <SummaryCard quote={checkout.quote} />
  const payWith = !paidAtOnce(checkout.quote) && <PayWithCard placing={model.placing} />
  const place = (
    <PlaceOrderDock
      quote={checkout.quote}
      text={t(model.placing.payType === 'offline' ? 'checkout.placeOrder' : 'checkout.payNow')}
      busy={placing || model.checkout.loading}
      onPlace={onPlace}
    />
  )
  if (wide) {
    const beside = (
      <>
        {dishes}
        {sums}
        {place}
      </>
    )
    return (
      <DeskColumns beside={beside}>
        {type}
        {extras}
        {payWith}
      </DeskColumns>
    )
  }
  return (
    <View className={styles.form}>
      {type}
      {dishes}
      {extras}
      {sums}
      {payWith}
      {place}
    </View>
  )
})
