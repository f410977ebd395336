import { eq } from 'drizzle-orm'
import { ORDER_STATES, VOID_CODES } from '../../../src/domain/order/orderState'
import { newId } from '../../db/ids'
import type { ReadDb, Tx } from '../../db/database'
import { type OrderRecord, orders } from '../../db/schema/orders'
import { sittingMembers, sittings, waiterCalls } from '../../db/schema/tables'
import { AppError } from '../../api/appError'
import type { DomainEvents } from '../events'
import { isLive } from './sessionOrders'
import { readBalance } from './tableBill'
import { closeSitting, touchSitting } from './sessionRepository'

/** Refuses a transition that would reduce a table's bill below what is paid or being paid. */
export async function refuseBillTooSmall(tx: Tx, { order, to }: DomainEvents['orderMoving']): Promise<void> {
  if (!order.sittingId || order.type === 3 || !VOID_CODES.includes(ORDER_STATES[to].code)) return
  const { total, paid, pending } = await readBalance(tx, order.sittingId)
  if (paid + pending > 0 && total - order.payAmount < paid + pending) throw new AppError(400, 'inStore.billInPayment')
}

/** Notifies the phones at the table of an order that it is paid. */
export async function tableOrderPaid(tx: Tx, { order, now }: DomainEvents['orderPaid']): Promise<void> {
  if (order.sittingId) await touchSitting(tx, order.sittingId, now)
}

/** Notifies the phones at the table of an order's transition, and closes the session when its bill is paid. */
export async function tableOrderMoved(tx: Tx, { order, to, now }: DomainEvents['orderMoved']): Promise<void> {
  if (!order.sittingId) return
  await touchSitting(tx, order.sittingId, now)
  if (order.type === 3 && to === 'awaitingAcceptance' && !order.paid) await askForCash(tx, order, order.sittingId, now)
  await closeIfPaid(tx, order.sittingId, now)
}

async function closeIfPaid(tx: Tx, sittingId: string, now: Date): Promise<void> {
  const [sitting] = await tx.select().from(sittings).where(eq(sittings.id, sittingId))
  if (!sitting || sitting.closedAt || sitting.payMode === 'payFirst') return
  const { total, paid } = await readBalance(tx, sittingId)
  if (paid === 0 || paid < total) return
  for (const { id } of (await batchesOf(tx, sittingId)).filter(isLive)) {
    await tx.update(orders).set({ paid: true, paidAt: now }).where(eq(orders.id, id))
  }
  await closeSitting(tx, sittingId, now)
}

/** A counter payment creates a waiter call for the bill. */
async function askForCash(tx: Tx, { userId }: OrderRecord, sittingId: string, at: Date): Promise<void> {
  const members = await tx.select().from(sittingMembers).where(eq(sittingMembers.sittingId, sittingId))
  const memberNo = members.find((member) => member.userId === userId)?.no ?? 0
  await tx.insert(waiterCalls).values({ id: newId(), sittingId, memberNo, type: 'bill', at })
}

/** The orders of a table session, without shares of its bill. */
export async function batchesOf(db: ReadDb, sittingId: string): Promise<OrderRecord[]> {
  const rows = await db.select().from(orders).where(eq(orders.sittingId, sittingId)).orderBy(orders.batchNo)
  return rows.filter(({ type }) => type !== 3)
}
