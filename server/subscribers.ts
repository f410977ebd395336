import type { Subscribers } from './modules/events'
import { refuseBillTooSmall, tableOrderMoved, tableOrderPaid } from './modules/inStore/tableOrders'
import { accrueOrderMoved } from './modules/ledger/accrual'
import { notifyOrderMoved, notifyRefundAnswered } from './modules/notifications/outbox'

/** Which modules act on which domain event. The ledger locks accounts, so it comes before what locks nothing. */
export const SUBSCRIBERS: Subscribers = {
  orderMoving: [refuseBillTooSmall],
  orderMoved: [accrueOrderMoved, tableOrderMoved, notifyOrderMoved],
  orderPaid: [tableOrderPaid],
  refundAnswered: [notifyRefundAnswered],
}
