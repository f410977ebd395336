import { and, countDistinct, eq, isNull } from 'drizzle-orm'
import { ORDER_STATES } from '../../src/domain/order/orderState'
import { REFUND_STATES } from '../../src/domain/order/refundState'
import type { Db } from '../db/database'
import { orders } from '../db/schema/orders'
import { refundRequests } from '../db/schema/refundRequests'
import { sittings, waiterCalls } from '../db/schema/tables'

/** How many guests wait for somebody in the store. */
export interface Waiting {
  /** Orders to accept, and money asked back. */
  orders: number
  /** Tables that have called. */
  tables: number
}

/** Counts who waits, over all stores. */
export async function readWaiting(db: Db): Promise<Waiting> {
  const placed = await db.$count(orders, eq(orders.state, ORDER_STATES.awaitingAcceptance.code))
  const [asked] = await db
    .select({ number: countDistinct(refundRequests.orderId) })
    .from(refundRequests)
    .where(eq(refundRequests.state, REFUND_STATES.applied.code))
  const [calling] = await db
    .select({ number: countDistinct(sittings.id) })
    .from(waiterCalls)
    .innerJoin(sittings, eq(sittings.id, waiterCalls.sittingId))
    .where(and(isNull(waiterCalls.doneAt), isNull(sittings.closedAt)))
  return { orders: placed + (asked?.number ?? 0), tables: calling?.number ?? 0 }
}
