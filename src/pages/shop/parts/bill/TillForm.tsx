import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Field } from '@/ui/fields/Field'
import { Row } from '@/ui/layout/Row'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { PersonPayCheckout } from '@/contract/order/personPay'
import type { StoreDetail } from '@/contract/store/store'
import { go } from '@/platform/navigation/navigation'
import type { TillModel } from '../../in/dmf.model'
import { MemberMoneyCard } from '../checkout/MemberMoneyCard'
import { PayWithCard } from '../checkout/PayWithCard'
import { PlaceOrderDock } from '../checkout/PlaceOrderDock'
import { fieldId } from '../checkout/PlaceOrderError'
import { SummaryCard } from '../checkout/SummaryCard'
import { usePlacing } from '../checkout/usePlacing'
import { AmountField } from './AmountField'
import styles from './TillForm.module.scss'

interface Props {
  model: TillModel
  store: StoreDetail
  checkout: PersonPayCheckout
}

const chooseStore = () => go('/pages/shop/select/index', { page: 'cashier' })

/** Store, amounts, discounts and payment method. */
export const TillForm = observer(function TillForm({ model, store, checkout }: Props) {
  const t = useText()
  const pay = usePlacing(model.placing)
  const { quote, problems } = checkout
  if (problems.some(({ field }) => field === 'storeId')) {
    return (
      <Empty
        title={t('till.notHere', { name: store.name })}
        text={t('till.notHereText')}
        action={t('till.otherStore')}
        onAction={chooseStore}
      />
    )
  }
  return (
    <View className={styles.form}>
      <Card>
        <Row icon="storefront" title={store.name} hint={store.address} end={t('till.change')} onTap={chooseStore} />
      </Card>
      <Amounts model={model} discounts={checkout.discounts} />
      {quote.goodsAmount > 0 && (
        <>
          <MemberMoneyCard choice={model.memberMoney} checkout={checkout} />
          <SummaryCard quote={quote} />
        </>
      )}
      <PayWithCard placing={model.placing} />
      <PlaceOrderDock
        quote={quote}
        text={t('checkout.payNow')}
        busy={pay.busy || model.repricing}
        onPlace={() => void pay.run()}
      />
    </View>
  )
})

const Amounts = observer(function Amounts({
  model,
  discounts,
}: { model: TillModel } & Pick<PersonPayCheckout, 'discounts'>) {
  const t = useText()
  const money = useMoney()
  return (
    <Card>
      <View id={fieldId('amount')} className={styles.field}>
        <AmountField
          large
          label={t('till.amount')}
          text={model.amountText}
          error={model.problemOf('amount')}
          focus={model.placing.failing === 'amount'}
          onChange={model.typeAmount}
        />
      </View>
      <View id={fieldId('noDiscountAmount')} className={styles.field}>
        <AmountField
          label={t('till.fixed')}
          text={model.fixedText}
          error={model.problemOf('noDiscountAmount')}
          focus={model.placing.failing === 'noDiscountAmount'}
          onChange={model.typeFixed}
        />
        <Text className={styles.hint}>{t('till.fixedHint')}</Text>
      </View>
      <Field label={t('till.note')} maxLength={200} value={model.remark} onChange={model.setRemark} />
      {discounts.map(({ minAmount, amount }) => (
        <Text key={minAmount} className={styles.discount}>
          {t('till.discount', { amount: money(amount), from: money(minAmount) })}
        </Text>
      ))}
    </Card>
  )
})
