import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { CounterWay } from '../../../console/contract/orders/counterWay'
import { codesOfTab, ORDER_STATES } from '../../../src/domain/order/orderState'
import { REFUND_STATES } from '../../../src/domain/order/refundState'
import type { ReadDb } from '../../db/database'
import { type OrderRecord, orders } from '../../db/schema/orders/orders'
import { orderRefunds } from '../../db/schema/orders/orderRefunds'
import { payments } from '../../db/schema/payments/payments'
import { purchases } from '../../db/schema/payments/purchases'
import { refundRequests } from '../../db/schema/payments/refundRequests'
import { stores } from '../../db/schema/store/stores'
import { diningTables, tableSessions } from '../../db/schema/inStore/tables'
import type { TableRow } from '../../modules/inStore/tableAccess'
import { type LineRow, linesOfEach } from '../../modules/orders/orderLines'
import { type RequestRecord, requestsOf } from '../../modules/orders/refunds/refundRequests'
import type { StoreRow } from '../../modules/store/storePresenter'

/** An order as the console shows it. */
export interface ConsoleOrder {
  order: OrderRecord
  store: StoreRow
  /** The guest's table; null for orders that are not eaten in. */
  table: TableRow | null
  lines: LineRow[]
  /** How it was paid at the counter, where that is known. */
  counterWay: CounterWay | null
  /** What of it has gone back, satang. */
  refunded: number
  /** Packaging, delivery and tip have gone back. */
  feesRefunded: boolean
  /** The latest refundRequest for a refund. */
  refundRequest: RequestRecord | undefined
  /** A refund request waits for an answer. */
  refundRequested: boolean
}

/** Most closed orders on the board. */
const LIST_LIMIT = 12

/** Orders in progress, the earliest promised time first. */
export async function runningOrders(db: ReadDb, storeId?: string): Promise<ConsoleOrder[]> {
  const rows = await selectOrders(db)
    .where(and(inArray(orders.state, codesOfTab('inProgress')), ofStore(orders.storeId, storeId)))
    .orderBy(asc(orders.promisedFrom), asc(orders.createdAt))
  return withDetails(db, rows)
}

/** The latest closed orders. */
export async function recentOrders(db: ReadDb, storeId?: string): Promise<ConsoleOrder[]> {
  const over = Object.values(ORDER_STATES)
    .filter(({ tone }) => tone === 'over')
    .map(({ code }) => code)
  const rows = await selectOrders(db)
    .where(and(inArray(orders.state, over), ofStore(orders.storeId, storeId)))
    .orderBy(desc(orders.createdAt))
    .limit(LIST_LIMIT)
  return withDetails(db, rows)
}

/** Orders with a refund request that waits for an answer. */
export async function ordersWithRefundRequest(db: ReadDb, storeId?: string): Promise<ConsoleOrder[]> {
  const refundRequested = db
    .select({ id: refundRequests.orderId })
    .from(refundRequests)
    .where(eq(refundRequests.state, REFUND_STATES.applied.code))
  return withDetails(
    db,
    await selectOrders(db).where(and(inArray(orders.id, refundRequested), ofStore(orders.storeId, storeId))),
  )
}

/** One order; undefined when there is none. */
export async function consoleOrder(db: ReadDb, orderId: string): Promise<ConsoleOrder | undefined> {
  const [found] = await withDetails(db, await selectOrders(db).where(eq(orders.id, orderId)))
  return found
}

function ofStore(column: typeof orders.storeId, storeId: string | undefined) {
  return storeId === undefined ? undefined : eq(column, storeId)
}

type OrderRow = Pick<ConsoleOrder, 'order' | 'store' | 'table' | 'counterWay'> & { refunded: number | null }

/** A purchase has one payment at the counter. */
const counterWay = sql<CounterWay | null>`(select max(${payments.counterWay}) from ${payments} where ${payments.purchaseId} = ${orders.id})`

/** Orders with store and table, to be filtered. */
export function selectOrders(db: ReadDb) {
  return db
    .select({ order: orders, store: stores, table: diningTables, counterWay, refunded: purchases.refunded })
    .from(orders)
    .leftJoin(purchases, eq(purchases.id, orders.id))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(tableSessions, eq(tableSessions.id, orders.tableSessionId))
    .leftJoin(diningTables, eq(diningTables.id, tableSessions.tableId))
    .$dynamic()
}

/** Adds lines and refund requests. */
export async function withDetails(db: ReadDb, rows: OrderRow[]): Promise<ConsoleOrder[]> {
  const found = rows.map(({ order }) => order)
  const lines = await linesOfEach(db, found)
  const ids = found.map(({ id }) => id)
  const requests = await requestsOf(db, ids)
  const refunds = await db
    .select({ id: orderRefunds.orderId, amount: orderRefunds.amount, fees: orderRefunds.fees })
    .from(orderRefunds)
    .where(inArray(orderRefunds.orderId, ids))
  return rows.map(({ refunded, ...row }) => {
    const { order } = row
    const refundRequest = requests.find(({ orderId }) => orderId === order.id)
    const ofOrder = refunds.filter(({ id }) => id === order.id)
    return {
      ...row,
      lines: lines(order.id),
      // An order on a table's bill has no purchase.
      refunded: refunded ?? ofOrder.reduce((sum, { amount }) => sum + amount, 0),
      feesRefunded: ofOrder.some(({ fees }) => fees),
      refundRequest,
      refundRequested: refundRequest?.state === REFUND_STATES.applied.code,
    }
  })
}
