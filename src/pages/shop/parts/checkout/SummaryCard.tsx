import { observer } from 'mobx-react-lite'
import { Card } from '@/components/Card'
import { Heading } from '@/components/Heading'
import { QuoteLines } from '@/components/QuoteLines'
import { useText } from '@/components/useText'
import type { Quote } from '@/contract/quote'

/** What an order comes to, line by line. */
export const SummaryCard = observer(function SummaryCard({ quote }: { quote: Quote }) {
  const t = useText()
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('checkout.summary')}
      </Heading>
      <QuoteLines quote={quote} />
    </Card>
  )
})
