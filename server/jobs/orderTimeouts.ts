import { and, eq, lte, ne, or } from 'drizzle-orm'
import { HOUR_MS } from '../../src/domain/time/duration'
import { ORDER_STATES } from '../../src/domain/order/orderState'
import { REFUND_STATES } from '../../src/domain/order/refundState'
import type { Db } from '../db/database'
import { lockOrder } from '../db/locks'
import { orders } from '../db/schema/orders/orders'
import { refundRequests } from '../db/schema/payments/refundRequests'
import { transactEach } from '../db/transactEach'
import { transitionOrder } from '../modules/orders/transitionOrder'
import { acceptRefund } from '../modules/orders/refunds/transitionRefund'
import { openRequest } from '../modules/orders/refunds/refundRequests'
import { readOrderSettings } from '../modules/config/orderSettings'

/** Most orders per run. */
const BATCH = 100

interface OrderTimeoutsDependencies {
  db: Db
  now: Date
  log: { error(error: unknown): void }
}

/** Grants the refunds that the store has not answered in time. */
export async function grantUnansweredRefunds(dependencies: OrderTimeoutsDependencies): Promise<void> {
  const { db, now } = dependencies
  const overdue = await db
    .select({ id: refundRequests.orderId })
    .from(refundRequests)
    .where(and(eq(refundRequests.state, REFUND_STATES.applied.code), lte(refundRequests.answerBy, now)))
    .limit(BATCH)
  await transactEach(dependencies, overdue, async (tx, { id: orderId }) => {
    const order = await lockOrder(tx, orderId)
    const request = await openRequest(tx, orderId, 'applied')
    if (!order || !request || request.answerBy > now) return
    await acceptRefund(tx, order, { actor: 'system', now, note: 'the store did not answer the refund' })
  })
}

/** Completes orders that were delivered, or have been ready for collection, for so long that they count as received. */
export async function completeReceived(dependencies: OrderTimeoutsDependencies): Promise<void> {
  const { db, now } = dependencies
  const { autoCompleteHours } = await readOrderSettings(db)
  const before = new Date(now.getTime() - autoCompleteHours * HOUR_MS)
  const delivered = and(eq(orders.state, ORDER_STATES.delivered.code), lte(orders.deliveredAt, before))
  const collected = and(
    eq(orders.state, ORDER_STATES.ready.code),
    lte(orders.readyAt, before),
    ne(orders.diningType, 'delivery'),
    eq(orders.paid, true),
  )
  const due = or(delivered, collected)
  const found = await db.select({ id: orders.id }).from(orders).where(due).limit(BATCH)
  await transactEach(dependencies, found, async (tx, { id: orderId }) => {
    await lockOrder(tx, orderId)
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), due))
    if (order) await transitionOrder(tx, order, 'completed', { actor: 'system', now, note: 'received by the clock' })
  })
}
