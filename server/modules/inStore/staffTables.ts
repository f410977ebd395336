import { and, eq, isNull } from 'drizzle-orm'
import type { CounterWay } from '../../../console/contract/orders/counterWay'
import type { ReadDb, Tx } from '../../db/database'
import { lockOrder, lockTableSession } from '../../db/locks'
import { diningTables, tableSessions } from '../../db/schema/inStore/tables'
import { AppError } from '../../api/appError'
import { transitionOrder } from '../orders/transitionOrder'
import { takeCounterPayment } from '../payments/counterPayment'
import { billOf } from './tableBill'
import { isLive, readSessionOrders } from './tableSessionOrders'
import type { TableSessionRecord, TableRow } from './tableAccess'
import { writeShare } from './billShares'
import { answerCalls, closeTableSession, newTableCode, touchTableSession } from './tableSessionRepository'
import { closePaid } from './tableOrders'
import { hasUnpaidOrders } from './startTableSession'

/** A table for staff. */
export interface StaffTable {
  table: TableRow
  /** Null while it is free. */
  tableSession: TableSessionRecord | null
}

/** The tables of a store in order, with their open sessions. */
export function readTables(db: ReadDb, storeId: string): Promise<StaffTable[]> {
  const open = and(eq(tableSessions.tableId, diningTables.id), isNull(tableSessions.closedAt))
  return db
    .select({ table: diningTables, tableSession: tableSessions })
    .from(diningTables)
    .leftJoin(tableSessions, open)
    .where(and(eq(diningTables.storeId, storeId), eq(diningTables.archived, false)))
    .orderBy(diningTables.sort, diningTables.id)
}

/** Renews the code of a table, which invalidates the old one. Returns the new code. */
export async function renewTableCode(tx: Tx, tableId: string, now: Date): Promise<string> {
  const tableSession = await lockTableSession(tx, tableId)
  const code = newTableCode()
  await tx.update(diningTables).set({ code, codeExpireAt: null }).where(eq(diningTables.id, tableId))
  if (tableSession) await touchTableSession(tx, tableSession.id, now)
  return code
}

/** Closes a table session. Refuses while an order is not paid. */
export async function freeTable(tx: Tx, tableId: string, now: Date): Promise<void> {
  const tableSession = await lockTableSession(tx, tableId)
  if (!tableSession) return
  if (await hasUnpaidOrders(tx, tableSession.id)) throw new AppError(400, 'inStore.unpaid')
  await closeTableSession(tx, tableSession.id, now)
}

/** Closes the waiter calls of a table, all or some. */
export async function answerTable(tx: Tx, tableId: string, now: Date, callIds?: readonly string[]): Promise<void> {
  const tableSession = await lockTableSession(tx, tableId)
  if (!tableSession) return
  await answerCalls(tx, tableSession.id, now, callIds)
  await touchTableSession(tx, tableSession.id, now)
}

/**
 * Records that the rest of a table's bill was paid at the counter: cancels pending payments and closes the session. Money of a
 * cancelled payment that still arrives is refunded.
 */
export async function settleTable(tx: Tx, tableId: string, now: Date, counterWay?: CounterWay): Promise<void> {
  const tableSession = await lockTableSession(tx, tableId)
  if (!tableSession) return
  if (tableSession.payMode === 'payFirst') return freeTable(tx, tableId, now)
  const { shares } = await readSessionOrders(tx, tableSession.id)
  for (const { order } of shares.filter((each) => !each.order.paid)) await callOff(tx, order.id, now)
  const sessionOrders = await readSessionOrders(tx, tableSession.id)
  const bill = billOf(sessionOrders, tableSession.peopleNum)
  const first = sessionOrders.batches.find(({ order }) => isLive(order))
  if (first && bill.left === 0 && bill.deposit > 0) return closePaid(tx, tableSession.id, now)
  if (!first || bill.left === 0) return freeTable(tx, tableId, now)
  const part = { amount: bill.left, covers: [], take: 0, parts: 0 }
  const payer = { userId: first.order.userId, storeId: first.order.storeId, tableSession, no: 0 }
  const share = await writeShare(tx, payer, { bill, part, way: 'rest', now })
  await takeCounterPayment(tx, { ...share, payType: 'offline' }, now, counterWay)
}

async function callOff(tx: Tx, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || !isLive(order) || order.paid) return
  const waits = order.payType !== 'offline'
  await transitionOrder(tx, order, waits ? 'closed' : 'cancelled', { actor: waits ? 'system' : 'merchant', now })
}
