import { giftCardPurchase } from './modules/giftCards/giftCardPurchase'
import { couponPackPurchase } from './modules/couponPacks/packPurchase'
import { equityCardPurchase } from './modules/membership/equityCardPurchase'
import { vipPlanPurchase } from './modules/membership/vipPurchase'
import { billPurchase, orderPurchase } from './modules/orders/orderPurchase'
import { topUpPurchase } from './modules/storedValue/topUpPurchase'
import { pointsOrderPurchase } from './modules/points/pointsPurchase'
import { depositPurchase } from './modules/reserve/depositPurchase'
import type { PurchaseHandlers } from './modules/purchases/purchaseHandlers'

/** Registry of the effects of each kind of purchase when it is paid, closed or refunded. */
export const PURCHASE_HANDLERS: PurchaseHandlers = {
  order: orderPurchase,
  bill: billPurchase,
  giftCard: giftCardPurchase,
  couponPack: couponPackPurchase,
  topUp: topUpPurchase,
  vipPlan: vipPlanPurchase,
  equityCard: equityCardPurchase,
  pointsOrder: pointsOrderPurchase,
  deposit: depositPurchase,
}
