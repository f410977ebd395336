import { eq } from 'drizzle-orm'
import { isBill } from '../../../src/domain/order/orderKind'
import { ORDER_STATES, VOID_CODES } from '../../../src/domain/order/orderState'
import { isOnTableBill } from '../../../src/domain/table/tableBill'
import { newId } from '../../db/ids'
import type { ReadDb, Tx } from '../../db/database'
import { type OrderRecord, orders } from '../../db/schema/orders/orders'
import { tableParticipants, tableSessions, waiterCalls } from '../../db/schema/inStore/tables'
import { AppError } from '../../api/appError'
import type { DomainEvents } from '../events'
import { isLive, readDishesBack } from './tableSessionOrders'
import { readBalance } from './tableBill'
import { closeTableSession, touchTableSession } from './tableSessionRepository'

/** Refuses a transition that would reduce a table's bill below what is paid or being paid, beside what went back of the order. */
export async function refuseBillTooSmall(tx: Tx, { order, to }: DomainEvents['orderStateChanging']): Promise<void> {
  if (!order.tableSessionId || isBill(order) || !VOID_CODES.includes(ORDER_STATES[to].code)) return
  const { total, paid, pending } = await readBalance(tx, order.tableSessionId)
  const back = isOnTableBill(order) ? await readDishesBack(tx, order.id) : 0
  const due = paid - back + pending
  if (due > 0 && total - order.payAmount < due) throw new AppError(400, 'inStore.billInPayment')
}

/** Notifies the phones at the table of an order that it is paid. */
export async function tableOrderPaid(tx: Tx, { order, now }: DomainEvents['orderPaid']): Promise<void> {
  if (order.tableSessionId) await touchTableSession(tx, order.tableSessionId, now)
}

/** Notifies the phones at the table of an order's transition, and closes the session when its bill is paid. */
export async function tableOrderStateChanged(
  tx: Tx,
  { order, to, now }: DomainEvents['orderStateChanged'],
): Promise<void> {
  if (!order.tableSessionId) return
  await touchTableSession(tx, order.tableSessionId, now)
  if (isBill(order) && to === 'awaitingAcceptance' && !order.paid)
    await callWaiterForBill(tx, order, order.tableSessionId, now)
  await closeIfPaid(tx, order.tableSessionId, now)
}

async function closeIfPaid(tx: Tx, tableSessionId: string, now: Date): Promise<void> {
  const [tableSession] = await tx.select().from(tableSessions).where(eq(tableSessions.id, tableSessionId))
  if (!tableSession || tableSession.closedAt || tableSession.payMode === 'payFirst') return
  const { total, paid, deposit } = await readBalance(tx, tableSessionId)
  if (paid === 0 || paid + deposit < total) return
  await closePaid(tx, tableSessionId, now)
}

/** Marks the orders of a table session as paid by its bill, and closes it. */
export async function closePaid(tx: Tx, tableSessionId: string, now: Date): Promise<void> {
  for (const { id } of (await batchesOf(tx, tableSessionId)).filter(isLive)) {
    await tx.update(orders).set({ paid: true, paidAt: now }).where(eq(orders.id, id))
  }
  await closeTableSession(tx, tableSessionId, now)
}

/** A counter payment creates a waiter call for the bill. */
async function callWaiterForBill(tx: Tx, { userId }: OrderRecord, tableSessionId: string, at: Date): Promise<void> {
  const participants = await tx
    .select()
    .from(tableParticipants)
    .where(eq(tableParticipants.tableSessionId, tableSessionId))
  const participantNo = participants.find((one) => one.userId === userId)?.no ?? 0
  await tx.insert(waiterCalls).values({ id: newId(), tableSessionId, participantNo, type: 'bill', at })
}

/** The orders of a table session, without shares of its bill. */
export async function batchesOf(db: ReadDb, tableSessionId: string): Promise<OrderRecord[]> {
  const rows = await db.select().from(orders).where(eq(orders.tableSessionId, tableSessionId)).orderBy(orders.batchNo)
  return rows.filter((order) => !isBill(order))
}
