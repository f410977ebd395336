import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Heading } from '@/ui/layout/Heading'
import type { IconName } from '@/ui/media/iconNames'
import { RadioRow } from '@/ui/fields/RadioRow'
import { useText } from '@/hooks/useText'
import type { PayType, PayOffers } from '@/contract/payment/payType'
import styles from './PayTypes.module.scss'

const ICONS: Record<PayType, IconName> = {
  promptpay: 'qr-code',
  wechat: 'b-wechat',
  alipay: 'b-alipay',
  balance: 'wallet',
  giftCard: 'gift',
  card: 'credit-card',
  offline: 'money',
}

interface Props {
  payTypes: PayOffers
  value: PayType | undefined
  /** Whether a heading above them names them already. */
  untitled?: boolean
  onChoose: (type: PayType) => void
}

/** Payment methods. Unavailable ones show the reason. */
export const PayTypes = observer(function PayTypes({ payTypes, value, untitled, onChoose }: Props) {
  const t = useText()
  return (
    <>
      {!untitled && (
        <View className={styles.head}>
          <Heading level={2} look="title3">
            {t('checkout.payWith')}
          </Heading>
        </View>
      )}
      {payTypes.map(({ type, name, caption, enabled, reason }) => (
        <RadioRow
          key={type}
          icon={ICONS[type]}
          // The merchant may have another word for the balance.
          title={type === 'balance' ? t('fees.balance') : name}
          hint={enabled ? caption : reason}
          on={value === type}
          disabled={!enabled}
          onTap={() => onChoose(type)}
        />
      ))}
    </>
  )
})
