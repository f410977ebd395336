import { lockOrder } from '../../db/locks'
import { orders } from '../../db/schema/orders'
import { transact } from '../../db/transaction'
import { reconcileOrderPayments } from './reconcilePayments'
import type { PaymentDependencies } from './dependencies'
import { moveOrder } from '../orders/moveOrder'
import { isOverdue, overdue } from '../orders/orderExpiry'

/** Orders closed in one go; the rest waits for the next. */
const BATCH = 100

/**
 * Closes orders whose time to pay has run out. The provider is asked first, so that money that has arrived wins over the clock.
 */
export async function closeOverdue(dependencies: PaymentDependencies): Promise<void> {
  const { db, now, log } = dependencies
  const found = await db.select({ id: orders.id }).from(orders).where(overdue(now)).limit(BATCH)
  for (const { id } of found) {
    await reconcileOrderPayments(dependencies, id)
    // One order that cannot be closed must not keep the others open.
    await closeIfUnpaid(dependencies, id).catch((error: unknown) => log.error(error))
  }
}

/** Paying and running out cannot both win: each locks the order first, then looks at it again. */
function closeIfUnpaid({ db, now }: PaymentDependencies, orderId: string): Promise<void> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order && isOverdue(order, now))
      await moveOrder(tx, order, 'closed', { actor: 'system', now, note: 'not paid in time' })
  })
}
