import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { Dock } from '@/components/Dock'
import { Heading } from '@/components/Heading'
import { OrderLines } from '@/components/OrderLines'
import { Price } from '@/components/Price'
import { QuoteLines } from '@/components/QuoteLines'
import { useMoney } from '@/components/useMoney'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import type { Checkout } from '@/contract/cart'
import type { CheckoutModel } from '../../out/pay-order.model'
import { ExtrasCard } from './ExtrasCard'
import { PayWithCard } from './PayWithCard'
import { WayCard } from './WayCard'
import styles from './CheckoutForm.module.scss'

interface Props {
  model: CheckoutModel
  checkout: Checkout
  placing: boolean
  onPlace: () => void
}

/** How and when, what, notes, sums, how to pay; and the one button that places the order. */
export const CheckoutForm = observer(function CheckoutForm({ model, checkout, placing, onPlace }: Props) {
  const { shop } = useStores()
  const t = useText()
  const money = useMoney()
  const { quote } = checkout
  const onCounter = model.payType === 'offline'

  return (
    <View className={styles.form}>
      <WayCard model={model} checkout={checkout} />
      <Card>
        <Heading level={2} look="title3">
          {shop.info.value?.name}
        </Heading>
        <OrderLines lines={checkout.lines} />
      </Card>
      <ExtrasCard model={model} />
      <Card>
        <Heading level={2} look="title3">
          {t('checkout.summary')}
        </Heading>
        <QuoteLines quote={quote} />
      </Card>
      <PayWithCard model={model} checkout={checkout} />
      <Dock>
        <View className={styles.sum} aria-live="polite">
          <Price amount={quote.payAmount} size="large" />
          {quote.saveAmount > 0 && (
            <Text className={styles.save}>{t('checkout.save', { amount: money(quote.saveAmount) })}</Text>
          )}
        </View>
        <View className={styles.pay}>
          <Button wide size="large" busy={placing || model.checkout.loading} onTap={onPlace}>
            {onCounter ? t('checkout.placeOrder') : t('checkout.payNow')}
          </Button>
        </View>
      </Dock>
    </View>
  )
})
