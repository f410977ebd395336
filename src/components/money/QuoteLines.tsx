import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Quote } from '@/contract/cart/quote'
import { isDelivery, quoteLines, type QuoteLine } from '@/domain/cart/quoteLines'
import { classes } from '@/ui/classes'
import { FeeLine } from '@/ui/layout/FeeLine'
import { Price } from './Price'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import styles from './QuoteLines.module.scss'

interface Props {
  quote: Quote
  /** Label of the sum; "Total" by default. */
  totalLabel?: string
  /** A note beside it, such as the payment method. */
  totalNote?: string
  /** The sum is struck through: it is not charged. */
  struck?: boolean
}

/** Every fee and discount on its own line, and the sum that they add up to. */
export const QuoteLines = observer(function QuoteLines({ quote, totalLabel, totalNote, struck }: Props) {
  const t = useText()
  const money = useMoney()
  const { before, activities, after } = quoteLines(quote)
  const draw = ({ id, name, amount, params }: QuoteLine) => {
    const free = isDelivery(name) && amount === 0
    return (
      <FeeLine
        key={id ?? name}
        label={t(`fees.${name}`, params)}
        value={free ? t('fees.free') : money(amount)}
        good={free || amount < 0}
      />
    )
  }
  return (
    <View>
      {before.map(draw)}
      {activities.map(({ id, name, amount }) => (
        <FeeLine key={id} label={name} value={money(-amount)} good />
      ))}
      {after.map(draw)}
      <View className={styles.total}>
        <View className={styles.texts}>
          <Text className={styles.label}>{totalLabel ?? t('fees.total')}</Text>
          {totalNote !== undefined && <Text className={styles.note}>{totalNote}</Text>}
        </View>
        <View className={classes(struck && styles.struck)}>
          <Price amount={quote.payAmount} size="total" />
        </View>
      </View>
    </View>
  )
})
