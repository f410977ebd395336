import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { FeeLine } from '@/ui/layout/FeeLine'
import { Heading } from '@/ui/layout/Heading'
import { QuoteLines } from '@/components/money/QuoteLines'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { ShareWay, TableBill } from '@/contract/inStore/inStoreTable'
import type { MessageKey } from '@/i18n/messages'
import styles from './Bill.module.scss'

const SHARE_WAYS: Record<ShareWay, MessageKey> = {
  rest: 'bill.wayRest',
  own: 'bill.wayOwn',
  equal: 'bill.wayEqual',
  amount: 'bill.wayAmount',
}

/** The bill of a table: total, payments by participant, and the remainder. */
export const BillCard = observer(function BillCard({ bill }: { bill: TableBill }) {
  const t = useText()
  const money = useMoney()
  const { quote, paid, deposit, pending, left, shares } = bill
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('bill.title')}
      </Heading>
      <QuoteLines quote={quote} totalLabel={t('bill.sum')} />
      {shares.map(({ orderId, by, way, amount, paid: done }) => (
        <View key={orderId} className={styles.share}>
          <Text className={styles.participant}>
            {[by.me ? t('table.you', { name: by.name }) : by.name, t(SHARE_WAYS[way])].filter(Boolean).join(' · ')}
          </Text>
          <Text className={styles.sum}>{money(amount)}</Text>
          <StatusChip tone={done ? 'green' : 'amber'} text={t(done ? 'bill.paid' : 'bill.pending')} />
        </View>
      ))}
      {paid > 0 && <FeeLine label={t('bill.paid')} value={money(-paid)} good />}
      {deposit > 0 && <FeeLine label={t('bill.deposit')} value={money(-deposit)} good />}
      {pending > 0 && <FeeLine label={t('bill.pending')} value={money(-pending)} />}
      {paid + deposit + pending > 0 && <FeeLine label={t('bill.left')} value={money(left)} total />}
    </Card>
  )
})
