import { observer } from 'mobx-react-lite'
import { Card } from '@/components/Card'
import { Heading } from '@/components/Heading'
import type { IconName } from '@/components/iconNames'
import { RadioRow } from '@/components/RadioRow'
import { useText } from '@/components/useText'
import type { Checkout, PayType } from '@/contract/cart'
import type { CheckoutModel } from '../../out/pay-order.model'

const ICONS: Record<PayType, IconName> = {
  promptpay: 'qr-code',
  wechat: 'b-wechat',
  alipay: 'b-alipay',
  balance: 'wallet',
  card: 'credit-card',
  offline: 'money',
}

/** The ways to pay. Those that cannot be used now say why. */
export const PayWithCard = observer(function PayWithCard({
  model,
  checkout,
}: {
  model: CheckoutModel
  checkout: Checkout
}) {
  const t = useText()
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('checkout.payWith')}
      </Heading>
      {checkout.payTypes.map(({ type, name, caption, enabled, reason }) => (
        <RadioRow
          key={type}
          icon={ICONS[type]}
          title={name}
          hint={enabled ? caption : reason}
          on={model.payType === type}
          disabled={!enabled}
          onTap={() => model.choosePayType(type)}
        />
      ))}
    </Card>
  )
})
