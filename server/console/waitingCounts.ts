import { and, countDistinct, eq, isNull } from 'drizzle-orm'
import { ORDER_STATES } from '../../src/domain/order/orderState'
import { REFUND_STATES } from '../../src/domain/order/refundState'
import type { ReadDb } from '../db/database'
import { orders } from '../db/schema/orders'
import { refundRequests } from '../db/schema/refundRequests'
import { tableSessions, waiterCalls } from '../db/schema/tables'

/** How much waits for the staff. */
export interface WaitingCounts {
  /** Orders to accept, and refund requests to answer. */
  orders: number
  /** Tables with an unanswered waiter call. */
  tables: number
}

/** Counts over all stores. */
export async function countWaiting(db: ReadDb): Promise<WaitingCounts> {
  const placed = await db.$count(orders, eq(orders.state, ORDER_STATES.awaitingAcceptance.code))
  const [requested] = await db
    .select({ number: countDistinct(refundRequests.orderId) })
    .from(refundRequests)
    .where(eq(refundRequests.state, REFUND_STATES.applied.code))
  const [calling] = await db
    .select({ number: countDistinct(tableSessions.id) })
    .from(waiterCalls)
    .innerJoin(tableSessions, eq(tableSessions.id, waiterCalls.tableSessionId))
    .where(and(isNull(waiterCalls.doneAt), isNull(tableSessions.closedAt)))
  return { orders: placed + (requested?.number ?? 0), tables: calling?.number ?? 0 }
}
