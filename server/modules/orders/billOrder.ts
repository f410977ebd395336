import type { PayType } from '../../../src/contract/payment/payType'
import type { Quote } from '../../../src/contract/cart/quote'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { ORDER_KIND_CODES } from '../../../src/domain/order/orderKind'
import { paidAtOnce } from '../../../src/domain/money/payChoice'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { newId } from '../../db/ids'
import type { Tx } from '../../db/database'
import { orderEvents, type OrderRecord, orders } from '../../db/schema/orders/orders'
import { businessDayOf } from '../store/businessDay'
import { findStore } from '../store/storeRepository'
import { takeMemberMoney } from './takeMemberMoney'
import { transitionOrder } from './transitionOrder'
import { nextOrderNo } from './orderNumbers'
import { openOrderPurchase } from './orderPurchase'
import { amountsOf } from './orderRows'
import { readOrderSettings } from '../config/orderSettings'

/** A payment of a bill: a share of a table's bill, or a till bill. */
interface BillPayment {
  userId: string
  storeId: string
  tableSession?: { id: string; peopleNum: number }
  quote: Quote
  payType?: PayType
  remark?: string
  now: Date
}

/**
 * Creates an order of type 3: it has no products, and is completed by its payment; at once when the member's money pays all of it.
 */
export async function writeBillOrder(
  tx: Tx,
  { userId, storeId, tableSession, quote, payType, remark, now }: BillPayment,
): Promise<OrderRecord> {
  const { payMinutes, numberPrefix } = await readOrderSettings(tx)
  const paid = quote.payAmount === 0
  const [order] = await tx
    .insert(orders)
    .values({
      id: newId(),
      orderNo: await nextOrderNo(tx, dayText(dayOf(now)), numberPrefix),
      userId,
      storeId,
      type: ORDER_KIND_CODES.bill,
      diningType: 'dineIn',
      tableSessionId: tableSession?.id,
      state: ORDER_STATES.pendingPayment.code,
      businessDay: businessDayOf(now, await findStore(tx, storeId)),
      payType: paidAtOnce(quote) ?? payType,
      paid,
      paidAt: paid ? now : null,
      ...amountsOf(quote),
      peopleNum: tableSession?.peopleNum,
      remark,
      createdAt: now,
      expireAt: paid ? null : new Date(now.getTime() + payMinutes * MINUTE_MS),
    })
    .returning()
  if (!order) throw new Error('a bill was not written')
  await openOrderPurchase(tx, order, 'bill')
  await tx.insert(orderEvents).values({ orderId: order.id, toState: order.state, actor: 'guest', at: now })
  await takeMemberMoney(tx, order, now)
  return paid ? transitionOrder(tx, order, 'completed', { actor: 'system', now }) : order
}
