import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@/contract/order/order'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'

/** The way to what the guest said of an order, and what the restaurant answered; nothing before that. */
export const FeedbackRow = observer(function FeedbackRow({ order: { id, feedback } }: { order: OrderDetail }) {
  const t = useText()
  if (!feedback) return null
  return (
    <Card>
      <Row
        icon="chat-circle-dots"
        title={t('feedback.yours')}
        hint={t(feedback === 'answered' ? 'feedback.answered' : 'feedback.arrived')}
        onTap={() => go('/pages/order/feedback', { orderId: id })}
      />
    </Card>
  )
})
