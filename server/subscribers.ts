import type { Subscribers } from './modules/events'
import { returnCoupons } from './modules/coupons/orderCoupons'
import { refuseBillTooSmall, tableOrderStateChanged, tableOrderPaid } from './modules/inStore/tableOrders'
import { acceptOnSignIn } from './modules/invitation/accept'
import { inviteOrderStateChanged, inviteOrderPaid, inviteOrderRefunded } from './modules/invitation/countOrders'
import { accrueOrderStateChanged, accrueOrderPaid, accrueOrderRefunded } from './modules/ledger/accrual'
import { returnPoints } from './modules/ledger/orderPoints'
import { closePurchaseOfOrder } from './modules/orders/orderPurchase'
import {
  notifyCouponsExpiring,
  notifyDrinkExpiring,
  notifyFeedbackAnswered,
  notifyGiftEnded,
  notifyOrderStateChanged,
  notifyPartner,
  notifyQueue,
  notifyReservation,
  notifyPointsExpiring,
  notifyRefundAnswered,
  notifySignInDue,
  notifyWithdrawal,
} from './modules/notifications/outbox'
import { recordOrderState, notePaidOrder, takeBackCommissions } from './modules/partner/orderCommissions'
import { returnUnusedDeposit } from './modules/reserve/unusedDeposit'

/** Subscribers of each domain event. The ledger locks accounts, so it runs before subscribers that lock nothing. */
export const SUBSCRIBERS: Subscribers = {
  orderStateChanging: [refuseBillTooSmall],
  orderStateChanged: [
    closePurchaseOfOrder,
    accrueOrderStateChanged,
    recordOrderState,
    returnPoints,
    returnCoupons,
    tableOrderStateChanged,
    inviteOrderStateChanged,
    notifyOrderStateChanged,
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
