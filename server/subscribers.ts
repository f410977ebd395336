import type { Subscribers } from './modules/events'
import { returnCoupons } from './modules/coupons/orderCoupons'
import { refuseBillTooSmall, tableOrderMoved, tableOrderPaid } from './modules/inStore/tableOrders'
import { acceptOnSignIn } from './modules/invitation/accept'
import { inviteOrderMoved, inviteOrderPaid, inviteOrderRefunded } from './modules/invitation/countOrders'
import { accrueOrderMoved, accrueOrderPaid, accrueOrderRefunded } from './modules/ledger/accrual'
import { returnPoints } from './modules/ledger/orderPoints'
import { closePurchaseOfOrder } from './modules/orders/orderPurchase'
import {
  notifyCouponsExpiring,
  notifyDrinkExpiring,
  notifyFeedbackAnswered,
  notifyGiftEnded,
  notifyOrderMoved,
  notifyPartner,
  notifyQueue,
  notifyReservation,
  notifyPointsExpiring,
  notifyRefundAnswered,
  notifySignInDue,
  notifyWithdrawal,
} from './modules/notifications/outbox'
import { noteMovedOrder, notePaidOrder, takeBackCommissions } from './modules/partner/orderCommissions'
import { returnUnusedDeposit } from './modules/reserve/unusedDeposit'

/** Subscribers of each domain event. The ledger locks accounts, so it runs before subscribers that lock nothing. */
export const SUBSCRIBERS: Subscribers = {
  orderMoving: [refuseBillTooSmall],
  orderMoved: [
    closePurchaseOfOrder,
    accrueOrderMoved,
    noteMovedOrder,
    returnPoints,
    returnCoupons,
    tableOrderMoved,
    inviteOrderMoved,
    notifyOrderMoved,
  ],
  orderPaid: [accrueOrderPaid, notePaidOrder, tableOrderPaid, inviteOrderPaid],
  orderRefunded: [accrueOrderRefunded, takeBackCommissions, inviteOrderRefunded],
  signedIn: [acceptOnSignIn],
  refundAnswered: [notifyRefundAnswered],
  feedbackAnswered: [notifyFeedbackAnswered],
  couponsExpiring: [notifyCouponsExpiring],
  signInDue: [notifySignInDue],
  pointsExpiring: [notifyPointsExpiring],
  giftEnded: [notifyGiftEnded],
  queueUpdated: [notifyQueue],
  drinkExpiring: [notifyDrinkExpiring],
  reservationUpdated: [notifyReservation],
  partnerUpdated: [notifyPartner],
  withdrawalUpdated: [notifyWithdrawal],
  tableClosed: [returnUnusedDeposit],
}
