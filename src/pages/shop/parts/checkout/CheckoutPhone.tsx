import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { phoneTyped } from '@/domain/text/validation'
import { useText } from '@/hooks/useText'
import { Field } from '@/ui/fields/Field'
import type { CheckoutModel } from '../../out/pay-order.model'
import { fieldId } from './PlaceOrderError'
import styles from './OrderTypeCard.module.scss'

/** The contact number of an order. */
export const CheckoutPhone = observer(function CheckoutPhone({ model }: { model: CheckoutModel }) {
  const t = useText()
  const failing = model.placing.failing === 'phone'
  return (
    <View id={fieldId('phone')} className={styles.phone}>
      <Field
        label={t('checkout.phone')}
        kind="phone"
        maxLength={20}
        focus={failing}
        error={failing ? model.placing.problemOf('phone') : undefined}
        value={model.phone}
        onChange={(text) => model.setPhone(phoneTyped(text))}
      />
      <Text className={styles.hint}>{t('checkout.phoneHint')}</Text>
    </View>
  )
})
