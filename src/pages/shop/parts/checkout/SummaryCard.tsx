import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { QuoteLines } from '@/components/money/QuoteLines'
import { useText } from '@/hooks/useText'
import type { Quote } from '@/contract/cart/quote'
import styles from './CheckoutForm.module.scss'

/** Amounts of an order by line. */
export const SummaryCard = observer(function SummaryCard({ quote }: { quote: Quote }) {
  const t = useText()
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('checkout.summary')}
      </Heading>
      <View className={styles.rows}>
        <QuoteLines quote={quote} />
      </View>
    </Card>
  )
})
