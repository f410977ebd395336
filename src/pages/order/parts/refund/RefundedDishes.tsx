import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { OrderDetail } from '@/contract/order/order'
import type { OrderRefund } from '@/contract/order/orderRefund'
import { dateTimeText } from '@/domain/time/dateText'
import { type DetailEntry, DetailList } from '../detail/DetailList'
import styles from './Refund.module.scss'

/** What of an order goes back, dish by dish, and where the money is. Orders that a phone stored earlier have no list. */
export const RefundedDishes = observer(function RefundedDishes({ order }: { order: Partial<OrderDetail> }) {
  const { refunds = [] } = order
  return (
    <>
      {refunds.map((refund) => (
        <Refunded key={refund.id} refund={refund} />
      ))}
    </>
  )
})

const Refunded = observer(function Refunded({ refund }: { refund: OrderRefund }) {
  const t = useText()
  const money = useMoney()
  const { locale } = useStores()
  const { amount, lines, parts, whole, fees, reason, at } = refund
  const isSent = parts.every(({ state }) => state === 'sent')
  const linesSum = lines.reduce((sum, line) => sum + line.amount, 0)
  const facts: DetailEntry[] = [
    ...lines.map((line): DetailEntry => [`${line.name} ×${line.num}`, money(line.amount)]),
    [t('refund.fees'), fees ? money(amount - linesSum) : null],
    [t('refund.wholeOrder'), whole ? money(amount) : null],
  ]
  const where = parts.map(({ payTypeText, amount: part, state, sentAt }): DetailEntry => {
    const time = sentAt ? dateTimeText(sentAt, locale.current) : ''
    return [payTypeText, `${money(part)} · ${t(`refundPart.${state}`, { time })}`]
  })
  return (
    <Card>
      <View aria-live="polite">
        <Heading level={2} look="title3">
          {t(isSent ? 'refund.done' : 'refund.goesBack', { amount: money(amount) })}
        </Heading>
      </View>
      {reason !== '' && <Text className={styles.text}>{reason}</Text>}
      <View className={styles.facts}>
        <DetailList facts={[...facts, [t('refund.agreedOn'), dateTimeText(at, locale.current)], ...where]} />
      </View>
    </Card>
  )
})
