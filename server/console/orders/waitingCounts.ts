import { and, countDistinct, eq, isNull } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { orderContract } from '../../../console/contract/orders/order'
import type { Reply } from '../../../src/contract/endpoint'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { REFUND_STATES } from '../../../src/domain/order/refundState'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders/orders'
import { payments } from '../../db/schema/payments/payments'
import { paymentSlips } from '../../db/schema/payments/paymentSlips'
import { purchases } from '../../db/schema/payments/purchases'
import { refundRequests } from '../../db/schema/payments/refundRequests'
import { diningTables, tableSessions, waiterCalls } from '../../db/schema/inStore/tables'

/** Counts of open tasks of staff, in one store or in all. */
export async function countWaiting(
  db: ReadDb,
  storeId: string | undefined,
): Promise<Reply<(typeof orderContract)['waiting']>> {
  const here = (column: AnyPgColumn) => (storeId === undefined ? undefined : eq(column, storeId))
  const placed = eq(orders.state, ORDER_STATES.awaitingAcceptance.code)
  const accepting = await db.$count(orders, and(placed, here(orders.storeId)))
  const [asking] = await db
    .select({ number: countDistinct(orders.id) })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(and(eq(refundRequests.state, REFUND_STATES.applied.code), here(orders.storeId)))
  const [calling] = await db
    .select({ number: countDistinct(tableSessions.id) })
    .from(waiterCalls)
    .innerJoin(tableSessions, eq(tableSessions.id, waiterCalls.tableSessionId))
    .innerJoin(diningTables, eq(diningTables.id, tableSessions.tableId))
    .where(and(...[isNull(waiterCalls.doneAt), isNull(tableSessions.closedAt)], here(diningTables.storeId)))
  const [slips] = await db
    .select({ number: countDistinct(payments.id) })
    .from(paymentSlips)
    .innerJoin(payments, eq(payments.id, paymentSlips.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(eq(paymentSlips.state, 'waiting'), here(purchases.storeId)))
  return {
    orders: accepting + (asking?.number ?? 0),
    tables: calling?.number ?? 0,
    transfer: slips?.number ?? 0,
  }
}
