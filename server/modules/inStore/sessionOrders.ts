import { and, asc, eq } from 'drizzle-orm'
import { VOID_CODES } from '../../../src/domain/order/orderState'
import type { ReadDb } from '../../db/database'
import { billShares } from '../../db/schema/bills'
import { orders } from '../../db/schema/orders'
import { reservations } from '../../db/schema/reservations'
import { type LineRow, linesOfEach } from '../orders/orderLines'

type OrderRow = typeof orders.$inferSelect

/** One order of a table session with its lines. */
export interface OrderBatch {
  order: OrderRow
  lines: LineRow[]
}

/** A share of the bill that is paid or pending. */
export interface BillShare {
  order: OrderRow
  share: typeof billShares.$inferSelect
}

/** All orders of a table session, oldest first, the valid shares of its bill, and the deposit of the booking that opened it, satang. */
export interface SessionOrders {
  batches: OrderBatch[]
  shares: BillShare[]
  deposit: number
}

/** Reads the orders of a table session and their payments. */
export async function readSessionOrders(db: ReadDb, tableSessionId: string): Promise<SessionOrders> {
  const rows = await db
    .select({ order: orders, share: billShares })
    .from(orders)
    .leftJoin(billShares, eq(billShares.orderId, orders.id))
    .where(eq(orders.tableSessionId, tableSessionId))
    .orderBy(asc(orders.batchNo), asc(orders.orderNo))
  const batches = rows.filter(({ share }) => share === null).map(({ order }) => order)
  const lines = await linesOfEach(db, batches)
  return {
    batches: batches.map((order) => ({ order, lines: lines(order.id) })),
    shares: rows.flatMap(({ order, share }) => (share && isLive(order) ? [{ order, share }] : [])),
    deposit: await readDeposit(db, tableSessionId),
  }
}

/** What is left of the deposit of the booking that opened a table session, satang. */
export async function readDeposit(db: ReadDb, tableSessionId: string): Promise<number> {
  const opened = and(eq(reservations.tableSessionId, tableSessionId), eq(reservations.state, 'arrived'))
  const [booking] = await db.select().from(reservations).where(opened)
  return booking ? booking.deposit - booking.refunded : 0
}

/** Whether an order is neither cancelled nor refunded. */
export function isLive({ state }: Pick<OrderRow, 'state'>): boolean {
  return !VOID_CODES.includes(state)
}
