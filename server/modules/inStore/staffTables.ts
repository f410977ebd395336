import { and, eq, isNull } from 'drizzle-orm'
import type { ReadDb, Tx } from '../../db/database'
import { lockOrder, lockTableSession } from '../../db/locks'
import { diningTables, sittings } from '../../db/schema/tables'
import { AppError } from '../../api/appError'
import { moveOrder } from '../orders/moveOrder'
import { takeCounterPayment } from '../payments/counterPayment'
import { billOf } from './tableBill'
import { isLive, readParty } from './sessionOrders'
import type { SittingRow, TableRow } from './tableAccess'
import { writeShare } from './billShares'
import { answerCalls, closeSitting, newTableCode, touchSitting } from './sessionRepository'
import { owes } from './startSession'

/** A table for staff. */
export interface StaffTable {
  table: TableRow
  /** Null while it is free. */
  sitting: SittingRow | null
}

/** The tables of a store in order, with their open sessions. */
export function readTables(db: ReadDb, storeId: string): Promise<StaffTable[]> {
  const open = and(eq(sittings.tableId, diningTables.id), isNull(sittings.closedAt))
  return db
    .select({ table: diningTables, sitting: sittings })
    .from(diningTables)
    .leftJoin(sittings, open)
    .where(eq(diningTables.storeId, storeId))
    .orderBy(diningTables.sort, diningTables.id)
}

/** Renews the code of a table, which invalidates the old one. Returns the new code. */
export async function renewTableCode(tx: Tx, tableId: string, now: Date): Promise<string> {
  const sitting = await lockTableSession(tx, tableId)
  const code = newTableCode()
  await tx.update(diningTables).set({ code, codeExpireAt: null }).where(eq(diningTables.id, tableId))
  if (sitting) await touchSitting(tx, sitting.id, now)
  return code
}

/** Closes a table session. Refuses while an order is not paid. */
export async function freeTable(tx: Tx, tableId: string, now: Date): Promise<void> {
  const sitting = await lockTableSession(tx, tableId)
  if (!sitting) return
  if (await owes(tx, sitting.id)) throw new AppError(400, 'inStore.unpaid')
  await closeSitting(tx, sitting.id, now)
}

/** Closes the waiter calls of a table. */
export async function answerTable(tx: Tx, tableId: string, now: Date): Promise<void> {
  const sitting = await lockTableSession(tx, tableId)
  if (!sitting) return
  await answerCalls(tx, sitting.id, now)
  await touchSitting(tx, sitting.id, now)
}

/**
 * Records that the rest of a table's bill was paid at the counter: cancels pending payments and closes the session. Money of a
 * cancelled payment that still arrives is refunded.
 */
export async function settleTable(tx: Tx, tableId: string, now: Date): Promise<void> {
  const sitting = await lockTableSession(tx, tableId)
  if (!sitting) return
  if (sitting.payMode === 'payFirst') return freeTable(tx, tableId, now)
  const { shares } = await readParty(tx, sitting.id)
  for (const { order } of shares.filter((each) => !each.order.paid)) await callOff(tx, order.id, now)
  const party = await readParty(tx, sitting.id)
  const bill = billOf(party, sitting.peopleNum)
  const first = party.batches.find(({ order }) => isLive(order))
  if (!first || bill.left === 0) return freeTable(tx, tableId, now)
  const part = { amount: bill.left, covers: [], take: 0, parts: 0 }
  const payer = { userId: first.order.userId, storeId: first.order.storeId, sitting, no: 0 }
  const share = await writeShare(tx, payer, { bill, part, way: 'rest', now })
  await takeCounterPayment(tx, { ...share, payType: 'offline' }, now)
}

async function callOff(tx: Tx, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || !isLive(order) || order.paid) return
  const waits = order.payType !== 'offline'
  await moveOrder(tx, order, waits ? 'closed' : 'cancelled', { actor: waits ? 'system' : 'merchant', now })
}
