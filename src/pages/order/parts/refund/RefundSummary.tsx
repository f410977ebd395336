import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { OrderDetail } from '@/contract/order/order'
import { refundStateName } from '@/domain/order/refundState'
import { go } from '@/platform/navigation/navigation'
import styles from './RefundSummary.module.scss'

/** State of the refund request with a link to it, and the rewards of a completed order. */
export const RefundSummary = observer(function RefundSummary({ order }: { order: OrderDetail }) {
  const t = useText()
  const money = useMoney()
  const { refund, earned } = order
  const open = () => go('/pages/order/refunddl', { orderId: order.id })
  const state = refund ? refundStateName(refund.state) : undefined
  return (
    <>
      {refund && state !== 'withdrawn' && (
        <Card>
          <Row
            icon="hand-coins"
            title={refund.stateFormat}
            hint={t('refund.see')}
            end={money(refund.amount)}
            onTap={open}
          />
        </Card>
      )}
      {earned.points > 0 && state !== 'agreed' && state !== 'done' && (
        <View className={styles.earned}>
          <Text>{t('care.earned', { ...earned })}</Text>
        </View>
      )}
    </>
  )
})
