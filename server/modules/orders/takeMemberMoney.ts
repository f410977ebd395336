import type { Tx } from '../../db/database'
import type { OrderRecord } from '../../db/schema/orders/orders'
import { takeCoupons } from '../coupons/orderCoupons'
import { takePoints } from '../ledger/orderPoints'
import { payFromBalance } from '../purchases/balancePayments'
import { payFromGiftCards } from '../purchases/giftCardPayments'

/** Takes the coupons, the points and the parts of the balance and of gift cards that the quote counts on. Refuses when they were spent meanwhile. */
export async function takeMemberMoney(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  await takePoints(tx, order, now)
  const { balanceAmount: amount } = order.quote
  if (amount > 0) await payFromBalance(tx, { purchase: order, amount, now })
  await takeCoupons(tx, order, now)
  const { giftCardAmount = 0 } = order.quote
  if (giftCardAmount > 0) await payFromGiftCards(tx, { purchase: order, amount: giftCardAmount, now })
}
