import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { VOID_CODES } from '../../../src/domain/order/orderState'
import type { ReadDb } from '../../db/database'
import { billShares } from '../../db/schema/orders/bills'
import { orderRefunds } from '../../db/schema/orders/orderRefunds'
import { orders } from '../../db/schema/orders/orders'
import { purchases } from '../../db/schema/payments/purchases'
import { reservations } from '../../db/schema/inStore/reservations'
import { type LineRow, linesOfEach } from '../orders/orderLines'

type OrderRow = typeof orders.$inferSelect

/** One order of a table session with its lines. */
export interface OrderBatch {
  order: OrderRow
  lines: LineRow[]
  /** What of it went back, satang. */
  refunded: number
}

/** A share of the bill that is paid or pending. */
export interface BillShare {
  order: OrderRow
  share: typeof billShares.$inferSelect
  /** What of it went back, satang. */
  refunded: number
}

/** What went back of the dishes of each order on a bill, satang; a row of a join of orders with others. */
export const dishesBack = sql<string>`coalesce((select sum(${orderRefunds.amount}) from ${orderRefunds} where ${orderRefunds.orderId} = ${orders.id} and ${orders.payType} is null), 0)`

/** The same of one order. */
export async function readDishesBack(db: ReadDb, orderId: string): Promise<number> {
  const found = await db
    .select({ amount: orderRefunds.amount })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId))
  return found.reduce((sum, { amount }) => sum + amount, 0)
}

/** All orders of a table session, oldest first, the valid shares of its bill, and the deposit of the booking that opened it, satang. */
export interface SessionOrders {
  batches: OrderBatch[]
  shares: BillShare[]
  deposit: number
}

/** Reads the orders of a table session and their payments. */
export async function readSessionOrders(db: ReadDb, tableSessionId: string): Promise<SessionOrders> {
  return (await readOrdersOfSessions(db, [tableSessionId]))(tableSessionId)
}

/** Those of some table sessions, read at once, as a lookup by session. */
export async function readOrdersOfSessions(
  db: ReadDb,
  tableSessionIds: readonly string[],
): Promise<(tableSessionId: string | undefined) => SessionOrders> {
  const rows = await db
    .select({ order: orders, share: billShares, dishesBack, shareBack: purchases.refunded })
    .from(orders)
    .leftJoin(billShares, eq(billShares.orderId, orders.id))
    .leftJoin(purchases, eq(purchases.id, orders.id))
    .where(inArray(orders.tableSessionId, [...tableSessionIds]))
    .orderBy(asc(orders.batchNo), asc(orders.orderNo))
  const batches = rows.filter(({ share }) => share === null)
  const lines = await linesOfEach(
    db,
    batches.map(({ order }) => order),
  )
  const deposits = await readDeposits(db, tableSessionIds)
  return (id) => ({
    batches: batches
      .filter(({ order }) => order.tableSessionId === id)
      .map(({ order, dishesBack: back }) => ({ order, lines: lines(order.id), refunded: Number(back) })),
    shares: rows.flatMap(({ order, share, shareBack }) =>
      share && isLive(order) && order.tableSessionId === id ? [{ order, share, refunded: shareBack ?? 0 }] : [],
    ),
    deposit: deposits.get(id ?? '') ?? 0,
  })
}

/** The booking that opened a table session. */
export async function readArrived(
  db: ReadDb,
  tableSessionId: string,
): Promise<typeof reservations.$inferSelect | undefined> {
  const opened = and(eq(reservations.tableSessionId, tableSessionId), eq(reservations.state, 'arrived'))
  return (await db.select().from(reservations).where(opened))[0]
}

/** What is left of the deposit of the booking that opened a table session, satang. */
export async function readDeposit(db: ReadDb, tableSessionId: string): Promise<number> {
  return (await readDeposits(db, [tableSessionId])).get(tableSessionId) ?? 0
}

async function readDeposits(db: ReadDb, tableSessionIds: readonly string[]): Promise<Map<string | null, number>> {
  const opened = and(inArray(reservations.tableSessionId, [...tableSessionIds]), eq(reservations.state, 'arrived'))
  const bookings = await db.select().from(reservations).where(opened)
  return new Map(bookings.map(({ tableSessionId, deposit, refunded }) => [tableSessionId, deposit - refunded]))
}

/** Whether an order is neither cancelled nor refunded. */
export function isLive({ state }: Pick<OrderRow, 'state'>): boolean {
  return !VOID_CODES.includes(state)
}
