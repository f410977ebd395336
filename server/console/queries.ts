import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { codesOfTab, ORDER_STATES } from '../../src/domain/order/orderState'
import { REFUND_STATES } from '../../src/domain/order/refundState'
import type { Db } from '../db/database'
import { type OrderRecord, orders } from '../db/schema/orders'
import { payments, refunds } from '../db/schema/payments'
import { refundRequests } from '../db/schema/refundRequests'
import { sandboxPayments } from '../db/schema/sandbox'
import { stores } from '../db/schema/stores'
import { diningTables, sittings } from '../db/schema/tables'
import type { TableRow } from '../modules/inStore/tableAccess'
import { type LineRow, linesOfEach } from '../modules/orders/orderLines'
import { type RequestRecord, requestsOf } from '../modules/orders/refunds/refundRequests'
import type { StoreRow } from '../modules/store/storePresenter'

/** An order as the console shows it. */
export interface ConsoleOrder {
  order: OrderRecord
  store: StoreRow
  /** Where the guest sits; null for who takes the food along. */
  table: TableRow | null
  lines: LineRow[]
  /** The latest request for a refund. */
  request: RequestRecord | undefined
  /** The guest waits for a word about their money. */
  asked: boolean
}

/** Orders that are over and still worth a look. */
const RECENT = 12

/** The stores in order. */
export function allStores(db: Db): Promise<StoreRow[]> {
  return db.select().from(stores).orderBy(asc(stores.sort))
}

/** The store that was asked for, or the first. */
export function chosenStore(all: readonly StoreRow[], storeId: string | undefined): StoreRow | undefined {
  return all.find(({ id }) => id === storeId) ?? all[0]
}

/** Orders under way, the one that was promised first at the top. */
export async function runningOrders(db: Db, storeId?: string): Promise<ConsoleOrder[]> {
  const rows = await withStore(db)
    .where(and(inArray(orders.state, codesOfTab('inProgress')), at(storeId)))
    .orderBy(asc(orders.promisedFrom), asc(orders.createdAt))
  return whole(db, rows)
}

/** The latest orders that are over, and those of which the money was asked back. */
export async function recentOrders(db: Db, storeId?: string): Promise<ConsoleOrder[]> {
  const over = Object.values(ORDER_STATES)
    .filter(({ tone }) => tone === 'over')
    .map(({ code }) => code)
  const rows = await withStore(db)
    .where(and(inArray(orders.state, over), at(storeId)))
    .orderBy(desc(orders.createdAt))
    .limit(RECENT)
  return whole(db, rows)
}

/** Orders whose guests wait for a word about their money. */
export async function askedBack(db: Db, storeId?: string): Promise<ConsoleOrder[]> {
  const asked = db
    .select({ id: refundRequests.orderId })
    .from(refundRequests)
    .where(eq(refundRequests.state, REFUND_STATES.applied.code))
  return whole(db, await withStore(db).where(and(inArray(orders.id, asked), at(storeId))))
}

/** One order; undefined when there is none. */
export async function consoleOrder(db: Db, orderId: string): Promise<ConsoleOrder | undefined> {
  const [found] = await whole(db, await withStore(db).where(eq(orders.id, orderId)))
  return found
}

/** Money that has to be sent back. */
export function moneyOwed(db: Db, storeId?: string) {
  return db
    .select({ refund: refunds, payment: payments, orderNo: orders.orderNo })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isNull(refunds.doneAt), at(storeId)))
    .orderBy(asc(refunds.createdAt))
}

/** Payments of the sandbox that nobody has settled. */
export function openPayments(db: Db, now: Date) {
  return db
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.state, 'open'), gt(sandboxPayments.expireAt, now)))
    .orderBy(desc(sandboxPayments.expireAt))
    .limit(RECENT)
}

function at(storeId: string | undefined) {
  return storeId === undefined ? undefined : eq(orders.storeId, storeId)
}

type Row = Pick<ConsoleOrder, 'order' | 'store' | 'table'>

function withStore(db: Db) {
  return db
    .select({ order: orders, store: stores, table: diningTables })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(sittings, eq(sittings.id, orders.sittingId))
    .leftJoin(diningTables, eq(diningTables.id, sittings.tableId))
    .$dynamic()
}

async function whole(db: Db, rows: Row[]): Promise<ConsoleOrder[]> {
  const found = rows.map(({ order }) => order)
  const lines = await linesOfEach(db, found)
  const requests = await requestsOf(
    db,
    found.map(({ id }) => id),
  )
  return rows.map(({ order, store, table }) => {
    const request = requests.find(({ orderId }) => orderId === order.id)
    return {
      order,
      store,
      table,
      lines: lines(order.id),
      request,
      asked: request?.state === REFUND_STATES.applied.code,
    }
  })
}
