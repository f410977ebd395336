import { giftCardPurchase } from './modules/giftCards/giftCardPurchase'
import { couponPackPurchase } from './modules/couponPacks/packPurchase'
import { billPurchase, orderPurchase } from './modules/orders/orderPurchase'
import type { PurchaseHandlers } from './modules/purchases/purchaseHandlers'

/** What each kind of purchase does when it is paid, closed or refunded. */
export const PURCHASE_HANDLERS: PurchaseHandlers = {
  order: orderPurchase,
  bill: billPurchase,
  giftCard: giftCardPurchase,
  couponPack: couponPackPurchase,
}
