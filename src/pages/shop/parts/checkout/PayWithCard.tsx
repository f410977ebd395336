import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import type { IconName } from '@/ui/media/iconNames'
import { RadioRow } from '@/ui/fields/RadioRow'
import { useText } from '@/hooks/useText'
import type { Checkout, PayType } from '@/contract/cart'
import type { Placing, Quoted } from './placing.model'

const ICONS: Record<PayType, IconName> = {
  promptpay: 'qr-code',
  wechat: 'b-wechat',
  alipay: 'b-alipay',
  balance: 'wallet',
  card: 'credit-card',
  offline: 'money',
}

interface Props {
  payTypes: Checkout['payTypes']
  value: PayType | undefined
  onChoose: (type: PayType) => void
}

/** Payment methods. Unavailable ones show the reason. */
export const PayTypes = observer(function PayTypes({ payTypes, value, onChoose }: Props) {
  const t = useText()
  return (
    <>
      <Heading level={2} look="title3">
        {t('checkout.payWith')}
      </Heading>
      {payTypes.map(({ type, name, caption, enabled, reason }) => (
        <RadioRow
          key={type}
          icon={ICONS[type]}
          title={name}
          hint={enabled ? caption : reason}
          on={value === type}
          disabled={!enabled}
          onTap={() => onChoose(type)}
        />
      ))}
    </>
  )
})

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
