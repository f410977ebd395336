import type { OrderDetail } from '@/contract/order'
import type { OrderStateName } from '@/domain/orderState'
import type { Translate } from '@/i18n/messages'

interface Words {
  t: Translate
  money: (satang: number) => string
  /** Time left to pay, `mm:ss`. */
  left: string
}

interface Headline {
  title: string
  lines: string[]
}

/** What an order says first, by its state (visual.md §5), and the lines under it. */
export function headline(order: OrderDetail, state: OrderStateName, { t, money, left }: Words): Headline {
  const delivered = order.diningType === 'delivery'
  const soon = order.readyText
    ? [t(delivered ? 'order.arrivesAbout' : 'order.readyAbout', { time: order.readyText })]
    : []
  const counter =
    order.paid || order.payType !== 'offline' ? [] : [t('order.counterHint', { amount: money(order.payAmount) })]
  const ahead = order.ahead > 0 ? [t('order.ahead', { count: order.ahead })] : []

  switch (state) {
    case 'pendingPayment':
      return { title: t('order.payWithin', { time: left }), lines: [t('order.payHint')] }
    case 'awaitingAcceptance':
      return { title: t('order.waitingKitchen'), lines: [...soon, ...ahead, ...counter] }
    case 'preparing':
      return { title: t('orderState.preparing'), lines: [...soon, ...ahead, ...counter] }
    case 'ready':
      return delivered
        ? { title: t('order.waitingRider'), lines: soon }
        : { title: t('order.readyNumber', { no: order.pickupNo }), lines: [t('order.pickupHint'), ...counter] }
    case 'completed':
      return { title: t('order.enjoy'), lines: [] }
    case 'refunded':
      return { title: t('order.refundedHead', { amount: money(order.payAmount), way: order.payTypeText }), lines: [] }
    case 'cancelled':
      return { title: t('orderState.cancelled'), lines: order.paid ? [] : [t('order.cancelledHint')] }
    case 'closed':
      return { title: t('orderState.closed'), lines: order.paid ? [] : [t('order.closedHint')] }
    case 'delivering':
      return { title: t('orderState.delivering'), lines: soon }
    case 'delivered':
      return { title: t('orderState.delivered'), lines: [] }
  }
}
