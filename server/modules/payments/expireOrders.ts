import { and, eq, lte } from 'drizzle-orm'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { lockOrder } from '../../db/locks'
import { type OrderRecord, orders } from '../../db/schema/orders'
import { transact } from '../../db/transaction'
import { askAboutOrder } from './reconcilePayments'
import type { PaymentDependencies } from './dependencies'
import { moveOrder } from '../orders/moveOrder'

/** Orders closed in one go; the rest waits for the next. */
const BATCH = 100

/**
 * Closes orders whose time to pay has run out: those of one guest, or of all. The provider is asked first, so that money that
 * has arrived wins over the clock.
 */
export async function closeOverdue(needs: PaymentDependencies, userId?: string): Promise<void> {
  const { db, now } = needs
  const overdue = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, ORDER_STATES.pendingPayment.code),
        lte(orders.expireAt, now),
        userId === undefined ? undefined : eq(orders.userId, userId),
      ),
    )
    .limit(BATCH)
  for (const { id } of overdue) {
    await askAboutOrder(needs, id)
    // One order that cannot be closed must not keep the others open.
    await closeIfUnpaid(needs, id).catch((error: unknown) => needs.log.error(error))
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

function isOverdue({ state, expireAt }: OrderRecord, now: Date): boolean {
  return state === ORDER_STATES.pendingPayment.code && expireAt !== null && expireAt <= now
}
