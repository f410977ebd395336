import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/auditActions'
import type { pointsOrderContract, StaffPointsOrder } from '../../../console/contract/pointsOrder'
import type { Parsed } from '../../../src/contract/endpoint'
import { POINTS_ORDER_STATES, pointsCodesOfTab } from '../../../src/domain/points/pointsOrderState'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { type PointsOrder, pointsOrders } from '../../db/schema/pointsMall'
import { purchases } from '../../db/schema/purchases'
import { recordAudit, type Staff } from '../audit/audit'
import { refundPurchase } from '../purchases/refundPurchase'
import { holdPointsOrder, movePointsOrder, refuseBack } from './moveOrder'
import { countOrders, type ReadOrder, readOrders, stateAt } from './orders'

type Calls = typeof pointsOrderContract

/** A page of points orders, newest first. */
export async function listStaffOrders(
  db: ReadDb,
  { storeId, tab, code, page, pageSize }: Parsed<Calls['list']>,
  { now }: Staff,
): Promise<{ list: StaffPointsOrder[]; total: number }> {
  const ofStore = storeId === undefined ? undefined : eq(purchases.storeId, storeId)
  const ofCode = code ? eq(pointsOrders.code, plain(code)) : undefined
  const wanted = and(ofStore, ofCode, ofTab(tab))
  const rows = await readOrders(db, wanted, { page, pageSize })
  return { list: rows.map((row) => present(row, now)), total: await countOrders(db, wanted) }
}

/** An order was sent, or is ready to be collected. */
export function shipOrder(
  tx: Tx,
  { id, carrier, trackingNo }: Parsed<Calls['ship']>,
  staff: Staff,
): Promise<StaffPointsOrder> {
  const change = { carrier, trackingNo }
  return move(tx, { id, action: 'pointsOrder.ship' }, staff, (order) =>
    movePointsOrder(tx, order, 'pendingReceipt', { actor: 'merchant', now: staff.now, change }),
  )
}

/** Hands an order out by the code that the member shows. Refuses an unknown code, and one that was used. */
export async function handOutOrder(tx: Tx, code: string, staff: Staff): Promise<StaffPointsOrder> {
  const isIt = eq(pointsOrders.code, plain(code))
  const [known] = await tx.select({ id: pointsOrders.id }).from(pointsOrders).where(isIt)
  if (!known) throw new AppError(400, 'points.wrongCode')
  return completeOrder(tx, known.id, staff, 'pointsOrder.handOut')
}

/** Completes an order. */
export function completeOrder(
  tx: Tx,
  id: string,
  staff: Staff,
  action: AuditAction = 'pointsOrder.complete',
): Promise<StaffPointsOrder> {
  return move(tx, { id, action }, staff, (order) =>
    movePointsOrder(tx, order, 'completed', { actor: 'merchant', now: staff.now }),
  )
}

/** Gives points and money of an order back. */
export function refundOrder(tx: Tx, { id, answer }: Parsed<Calls['refund']>, staff: Staff): Promise<StaffPointsOrder> {
  return move(tx, { id, action: 'pointsOrder.refund' }, staff, async () => {
    const held = await holdPointsOrder(tx, id)
    const { now } = staff
    await refundPurchase(tx, held, { actor: 'merchant', amount: held.purchase.amount, now })
    await tx.update(pointsOrders).set({ answer }).where(eq(pointsOrders.id, id))
  })
}

/** Refuses to take an order back. */
export function refuseOrder(tx: Tx, { id, answer }: Parsed<Calls['refuse']>, staff: Staff): Promise<StaffPointsOrder> {
  return move(tx, { id, action: 'pointsOrder.refuse' }, staff, (order) => refuseBack(tx, order, answer, staff.now))
}

/** Moves a locked order, and records it. */
async function move(
  tx: Tx,
  { id, action }: { id: string; action: AuditAction },
  staff: Staff,
  work: (order: PointsOrder) => Promise<unknown>,
): Promise<StaffPointsOrder> {
  const { bought } = await holdPointsOrder(tx, id)
  const before = await readStaffOrder(tx, id, staff)
  await work(bought)
  const after = await readStaffOrder(tx, id, staff)
  await recordAudit(tx, staff, { action, subject: 'points_orders', subjectId: id, before, after })
  return after
}

async function readStaffOrder(db: ReadDb, id: string, { now }: Staff): Promise<StaffPointsOrder> {
  const [row] = await readOrders(db, eq(pointsOrders.id, id), { page: 1, pageSize: 1 })
  if (!row) throw new AppError(400, 'order.notFound')
  return present(row, now)
}

function ofTab(tab: Parsed<Calls['list']>['tab']): SQL | undefined {
  if (tab === 'all') return undefined
  const codes = tab === 'refunding' ? [POINTS_ORDER_STATES.refunding.code] : pointsCodesOfTab(tab)
  return inArray(pointsOrders.state, codes)
}

/** A code as staff type it, with spaces or in small letters. */
const plain = (code: string) => code.replaceAll(/\s/g, '').toUpperCase()

function present(read: ReadOrder, now: Date): StaffPointsOrder {
  const { id, userId, itemId, type, name, caption, num, points, way, address, reason, answer, carrier, trackingNo } =
    read.order
  return {
    ...{ id, userId, itemId, type, name, caption, num, points, way, address, reason, answer, carrier, trackingNo },
    orderNo: read.purchase.no,
    storeId: read.purchase.storeId,
    payAmount: read.purchase.amount,
    state: stateAt(read, now),
    createdAt: isoText(read.order.createdAt),
  }
}
