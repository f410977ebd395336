import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Link } from '@/ui/actions/Link'
import { Field } from '@/ui/fields/Field'
import { Card } from '@/ui/layout/Card'
import { fieldId, type WithdrawModel } from '../withdraw.model'
import styles from './Partner.module.scss'

/** Large figures on a line (sheet 32f). */
const AMOUNT = { field: styles.amount, label: styles.amountLabel, input: styles.amountInput }

/** The amount of a withdrawal, with what there is. */
export const AmountCard = observer(function AmountCard({ model }: { model: WithdrawModel }) {
  const t = useText()
  const money = useMoney()
  const { config } = useStores()
  const { rules, purse, fault, submission, typed } = model
  const { minAmount, maxAmount, perDay } = rules
  const sums = { tooLittle: Math.max(1, minAmount), tooMuch: maxAmount, notEnough: purse.available }
  const isShown = fault !== null && (submission.submitted || fault === 'notEnough')
  const sum = money(minAmount)
  const often = perDay === 1 ? t('partner.fromOnce', { sum }) : t('partner.fromDaily', { sum, count: perDay })
  const least = perDay > 0 ? often : t('partner.from', { sum })
  return (
    <Card>
      <View className={styles.cardHead}>
        <Text className={styles.caption} {...{ 'aria-hidden': true }}>
          {t('partner.amount')}
        </Text>
        <Link text={t('partner.allOfIt')} onTap={model.takeAll} />
      </View>
      <View id={fieldId('amount')}>
        <Field
          look={AMOUNT}
          focus={model.submission.focuses('amount')}
          kind="decimal"
          label={t('partner.amount')}
          value={typed}
          maxLength={12}
          before={<Text className={styles.sign}>{config.currency}</Text>}
          error={isShown ? t(`partner.fault_${fault}`, { sum: money(sums[fault]) }) : undefined}
          onChange={model.type}
        />
      </View>
      <View className={styles.axis}>
        <Text className={styles.caption}>{t('partner.available', { sum: money(purse.available) })}</Text>
        <Text className={styles.caption}>{least}</Text>
      </View>
    </Card>
  )
})
