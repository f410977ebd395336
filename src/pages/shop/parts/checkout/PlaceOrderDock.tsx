import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { Price } from '@/components/money/Price'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { Quote } from '@/contract/cart/quote'
import styles from './PlaceOrderDock.module.scss'

interface Props {
  quote: Pick<Quote, 'payAmount' | 'saveAmount'>
  /** Label of the button. */
  text: string
  /** One caption line under the sum, in place of what is saved. */
  hint?: string | undefined
  /** Whether the order is being placed or priced. */
  busy: boolean
  onPlace: () => void
}

/** Payable amount of an order, and the button that places it. */
export const PlaceOrderDock = observer(function PlaceOrderDock({ quote, text, hint, busy, onPlace }: Props) {
  const t = useText()
  const money = useMoney()
  return (
    <Dock>
      <View className={styles.sum} aria-live="polite">
        <Price amount={quote.payAmount} size="large" />
        {hint !== undefined && <Text className={styles.hint}>{hint}</Text>}
        {hint === undefined && quote.saveAmount > 0 && (
          <Text className={styles.save}>{t('checkout.save', { amount: money(quote.saveAmount) })}</Text>
        )}
      </View>
      <View className={styles.pay}>
        <Button wide size="large" busy={busy} onTap={onPlace}>
          {text}
        </Button>
      </View>
    </Dock>
  )
})
