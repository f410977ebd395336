import { lockOrder } from '../../db/locks'
import { orders } from '../../db/schema/orders'
import { transact } from '../../db/transaction'
import { reconcileOrderPayments } from './reconcilePayments'
import type { PaymentDependencies } from './dependencies'
import { moveOrder } from '../orders/moveOrder'
import { isOverdue, overdue } from '../orders/orderExpiry'

/** Most orders per run. */
const BATCH = 100

/**
 * Closes orders whose payment deadline has passed, of one guest or of all. The provider is queried first, so that a received
 * payment wins over the deadline.
 */
export async function closeOverdue(dependencies: PaymentDependencies): Promise<void> {
  const { db, now, log } = dependencies
  const found = await db.select({ id: orders.id }).from(orders).where(overdue(now)).limit(BATCH)
  for (const { id } of found) {
    await reconcileOrderPayments(dependencies, id)
    // An error with one order does not stop the others.
    await closeIfUnpaid(dependencies, id).catch((error: unknown) => log.error(error))
  }
}

/** Payment and expiry cannot both win: each locks the order and checks its state again. */
function closeIfUnpaid({ db, now }: PaymentDependencies, orderId: string): Promise<void> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order && isOverdue(order, now))
      await moveOrder(tx, order, 'closed', { actor: 'system', now, note: 'not paid in time' })
  })
}
