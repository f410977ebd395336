import { eq, type SQL } from 'drizzle-orm'
import { ORDER_STATES, VOID_CODES } from '../../../src/domain/order/orderState'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { lockOrderPurchase, lockUser } from '../../db/locks'
import { type OrderRecord, orders } from '../../db/schema/orders/orders'
import { type DomainEvents, publish } from '../events'
import { fullCounter } from '../paymentMethods/unpaidLimits'
import type { LockedPurchase, PurchaseHandler, PurchasePaid } from '../purchases/purchaseHandlers'
import { openPurchase, waitForCounter } from '../purchases/purchases'
import { closePurchase } from '../purchases/refundPurchase'
import { moneyFor } from '../../../src/domain/order/orderMoney'
import { transitionOrder } from './transitionOrder'
import { orderAt } from './orderExpiry'

type Handler = PurchaseHandler<OrderRecord>
type LockedOrder = LockedPurchase<OrderRecord>

/** An order that is about to be written; its number may be counted by the same statement. */
type NewOrder = Pick<
  typeof orders.$inferInsert,
  'id' | 'userId' | 'storeId' | 'payType' | 'payAmount' | 'quote' | 'createdAt' | 'expireAt'
> & { orderNo: string | SQL<string> }

/**
 * The purchase of a new order, as a part of the statement that writes the order. An order on a table's bill has none: shares of the
 * bill are paid.
 */
export function purchaseOf(tx: Tx, order: NewOrder) {
  return order.payType ? [tx.$with('new_purchase').as(openOrderPurchase(tx, order, 'order'))] : []
}

/** Writes the purchase of an order or a bill. */
export function openOrderPurchase(tx: Tx, order: NewOrder, kind: 'order' | 'bill') {
  const { id, orderNo: no, userId, storeId, createdAt, expireAt = null } = order
  const { balanceAmount: fromBalance, giftCardAmount: fromGiftCards = 0 } = order.quote
  const amounts = { amount: moneyFor(order), fromBalance, fromGiftCards }
  return openPurchase(tx, { id, no, kind, userId, storeId, ...amounts, createdAt, expireAt })
}

/** Closes the purchase of an order that was cancelled or closed. */
export async function closePurchaseOfOrder(
  tx: Tx,
  { order, to, ...change }: DomainEvents['orderStateChanged'],
): Promise<void> {
  if (to !== 'cancelled' && to !== 'closed') return
  await closePurchase(tx, { id: order.id, bought: order }, change)
}

const common: Pick<Handler, 'lock' | 'paying' | 'extended' | 'closed' | 'refunded'> = {
  async lock(tx, id) {
    const held = await lockOrderPurchase(tx, id)
    return held && { purchase: held.purchase, bought: held.order }
  },

  async paying(tx, { bought: order }, payType) {
    if (order.state !== ORDER_STATES.pendingPayment.code) throw new AppError(400, 'pay.closed')
    if (order.payType !== payType) await tx.update(orders).set({ payType }).where(eq(orders.id, order.id))
  },

  async extended(tx, { bought: order }, expireAt) {
    await tx.update(orders).set({ expireAt }).where(eq(orders.id, order.id))
  },

  /** The order may have moved first: then its purchase only follows (`closePurchaseOfOrder`). */
  async closed(tx, { bought: order }, change) {
    if (VOID_CODES.includes(order.state)) return
    await transitionOrder(tx, order, change.actor === 'system' ? 'closed' : 'cancelled', change)
  },

  async refunded(tx, { purchase, bought: order }, change) {
    if (purchase.state === 'refunded') await transitionOrder(tx, order, 'refunded', change)
    const { refunded, amount: total } = purchase
    await publish(tx, 'orderRefunded', { order, refunded, total, now: change.now })
  },
}

/** An order goes to the kitchen when it is paid, or unpaid when it is paid at the counter. */
export const orderPurchase: Handler = {
  ...common,
  payLater: payAtCounter,
  async paid(tx, held, event) {
    const order = await markPaid(tx, held, event)
    if (order.state !== ORDER_STATES.pendingPayment.code) return
    await transitionOrder(tx, order, 'awaitingAcceptance', { actor: 'system', now: event.now, note: event.note })
  },
}

/** A payment of a bill has no dishes: it is completed by its payment. */
export const billPurchase: Handler = {
  ...common,
  async payLater(tx, held, now) {
    // A bill of the till is paid by phone: at the till it is paid without one.
    if (held.bought.tableSessionId === null) throw new AppError(400, 'pay.notOffered')
    await payAtCounter(tx, held, now)
  },
  async paid(tx, held, event) {
    const order = await markPaid(tx, held, event)
    await transitionOrder(tx, order, 'completed', { actor: 'system', now: event.now, note: event.note })
  },
}

/** Switches an unpaid order to counter payment: it proceeds unpaid. */
async function payAtCounter(tx: Tx, { bought: order }: LockedOrder, now: Date): Promise<void> {
  // Locks the guest, so that no other order is placed between counting and switching.
  await lockUser(tx, order.userId)
  if (order.payType === 'offline') return
  if (order.paid) throw new AppError(400, 'pay.paidAlready')
  if (orderAt(order, now).state !== ORDER_STATES.pendingPayment.code) throw new AppError(400, 'pay.closed')
  const count = await fullCounter(tx, order.userId, order.storeId)
  if (count) throw new AppError(400, 'payReason.counterFull', { count })
  const [changed] = await tx.update(orders).set({ payType: 'offline' }).where(eq(orders.id, order.id)).returning()
  await waitForCounter(tx, order.id)
  await transitionOrder(tx, changed ?? order, 'awaitingAcceptance', {
    actor: 'guest',
    now,
    note: 'pays at the counter',
  })
}

async function markPaid(tx: Tx, { bought }: LockedOrder, { payType, at, now }: PurchasePaid): Promise<OrderRecord> {
  const [order] = await tx
    .update(orders)
    .set({ paid: true, paidAt: at, payType })
    .where(eq(orders.id, bought.id))
    .returning()
  if (!order) throw new Error(`order ${bought.id} is gone`)
  await publish(tx, 'orderPaid', { order, now })
  return order
}
