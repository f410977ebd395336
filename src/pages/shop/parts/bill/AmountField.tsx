import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Field } from '@/ui/fields/Field'
import { useStores } from '@/hooks/useStores'
import styles from './AmountField.module.scss'

interface Props {
  label: string
  /** As it was typed; `amountTyped` of the domain keeps it an amount. */
  text: string
  error?: string | undefined
  focus?: boolean
  /** The amount that the page is about. */
  large?: boolean
  onChange: (text: string) => void
}

/** Input of an amount, with the currency symbol as prefix and its name in the label. */
export const AmountField = observer(function AmountField({ label, text, ...field }: Props) {
  const { config } = useStores()
  return (
    <View className={styles.amount}>
      <Field
        {...field}
        label={`${label} (${config.currencyName})`}
        kind="decimal"
        maxLength={12}
        value={text}
        before={<Text className={styles.symbol}>{config.currency}</Text>}
      />
    </View>
  )
})
