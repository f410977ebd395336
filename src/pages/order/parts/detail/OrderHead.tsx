import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { WholeTime } from '@/components/order/WholeTime'
import { Heading } from '@/ui/layout/Heading'
import { useCountdown } from '@/hooks/useCountdown'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { OrderDetail } from '@/contract/order/order'
import { countdownText } from '@/domain/time/timeText'
import { headlineOf } from './orderHeadline'
import { OrderScene } from './OrderScene'
import styles from './OrderHead.module.scss'

interface Props {
  order: OrderDetail
  /** The order was paid a moment ago. */
  justPaid: boolean
  onExpire: () => void
}

/** Headline of the order's state, and the next step. */
export const OrderHead = observer(function OrderHead({ order, justPaid, onExpire }: Props) {
  const t = useText()
  const money = useMoney()
  const left = useCountdown(order.expireAt, order.serverTime, onExpire)
  const { title, lines } = headlineOf(order, { t, money, left: countdownText(left) })
  return (
    <View className={styles.head}>
      <View className={styles.texts} aria-live="polite">
        <Heading level={1} look="title1">
          {title}
        </Heading>
        {lines.map((line) => (
          <Text key={line} className={styles.line}>
            <WholeTime text={line} />
          </Text>
        ))}
      </View>
      <OrderScene order={order} justPaid={justPaid} />
    </View>
  )
})
