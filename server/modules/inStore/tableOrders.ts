import { eq } from 'drizzle-orm'
import type { OrderStateName } from '../../../src/domain/order/orderState'
import { VOID_CODES } from '../../../src/domain/order/orderState'
import { newId } from '../../db/ids'
import type { Db, Tx } from '../../db/database'
import { orders } from '../../db/schema/orders'
import { sittingMembers, sittings, waiterCalls } from '../../db/schema/tables'
import { AppError } from '../../api/appError'
import { isLive } from './sessionOrders'
import { readBalance } from './tableBill'
import { closeSitting, touchSitting } from './sessionRepository'

type OrderRow = typeof orders.$inferSelect

/** Refuses a move that would leave less on a table's bill than has been paid of it or is being paid. */
export async function refuseBillTooSmall(tx: Tx, order: OrderRow, to: number): Promise<void> {
  if (!order.sittingId || order.type === 3 || !VOID_CODES.includes(to)) return
  const { total, paid, pending } = await readBalance(tx, order.sittingId)
  if (paid + pending > 0 && total - order.payAmount < paid + pending) throw new AppError(400, 'inStore.billInPayment')
}

/** What it means for a table that one of its orders has moved: its phones are told, and a bill that is paid closes it. */
export async function orderMoved(tx: Tx, order: OrderRow, to: OrderStateName, now: Date): Promise<void> {
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

/** Who pays at the counter has somebody come with the bill. */
async function askForCash(tx: Tx, { userId }: OrderRow, sittingId: string, at: Date): Promise<void> {
  const members = await tx.select().from(sittingMembers).where(eq(sittingMembers.sittingId, sittingId))
  const memberNo = members.find((member) => member.userId === userId)?.no ?? 0
  await tx.insert(waiterCalls).values({ id: newId(), sittingId, memberNo, type: 'bill', at })
}

/** The orders of a sitting, without parts of its bill. */
export async function batchesOf(db: Db, sittingId: string): Promise<OrderRow[]> {
  const rows = await db.select().from(orders).where(eq(orders.sittingId, sittingId)).orderBy(orders.batchNo)
  return rows.filter(({ type }) => type !== 3)
}
