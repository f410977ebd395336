import { eq } from 'drizzle-orm'
import type { AuditAction } from '../../../console/contract/staff/auditActions'
import type { pointsOrderContract, StaffPointsOrder } from '../../../console/contract/members/pointsOrder'
import type { Parsed, Reply } from '../../../src/contract/endpoint'
import { pointsStateName } from '../../../src/domain/points/pointsOrderState'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { type PointsOrder, pointsOrders } from '../../db/schema/members/pointsMall'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { refuseStale, type SeenVersion } from '../../modules/offers/edited'
import { refundPurchase } from '../../modules/purchases/refundPurchase'
import { lockPointsOrder, transitionPointsOrder, refuseBack } from '../../modules/points/transitionOrder'
import { plainCode, readStaffOrder } from './readStaffOrders'

type Calls = typeof pointsOrderContract

/** An order was sent, or is ready to be collected. */
export function shipOrder(
  tx: Tx,
  { carrier, trackingNo, ...seen }: Parsed<Calls['ship']>,
  staff: Staff,
): Promise<StaffPointsOrder> {
  const change = { carrier, trackingNo }
  return move(tx, { seen, action: 'pointsOrder.ship' }, staff, (order) =>
    transitionPointsOrder(tx, order, 'pendingReceipt', { actor: 'merchant', now: staff.now, change }),
  )
}

/** Corrects the carrier and the number of an order that is on its way. */
export function setParcel(
  tx: Tx,
  { carrier, trackingNo, ...seen }: Parsed<Calls['setParcel']>,
  staff: Staff,
): Promise<StaffPointsOrder> {
  return move(tx, { seen, action: 'pointsOrder.parcel' }, staff, async ({ id, version, way, state }) => {
    if (way !== 'delivery' || pointsStateName(state) !== 'pendingReceipt') throw new AppError(400, 'order.notNow')
    const change = { carrier, trackingNo, version: version + 1 }
    await tx.update(pointsOrders).set(change).where(eq(pointsOrders.id, id))
  })
}

/** Hands an order out by the code that the member shows. Refuses an unknown code, and one that was used. */
export async function handOutOrder(tx: Tx, code: string, staff: Staff): Promise<StaffPointsOrder> {
  const isIt = eq(pointsOrders.code, plainCode(code))
  const [known] = await tx.select({ id: pointsOrders.id }).from(pointsOrders).where(isIt)
  if (!known) throw new AppError(400, 'points.wrongCode')
  return complete(tx, { seen: known, action: 'pointsOrder.handOut' }, staff)
}

/** Completes an order. */
export const completeOrder = (tx: Tx, seen: SeenVersion, staff: Staff): Promise<StaffPointsOrder> =>
  complete(tx, { seen, action: 'pointsOrder.complete' }, staff)

const complete = (tx: Tx, made: OrderChange, staff: Staff) =>
  move(tx, made, staff, (order) => transitionPointsOrder(tx, order, 'completed', { actor: 'merchant', now: staff.now }))

/** Gives points and money of an order back. */
export function refundOrder(
  tx: Tx,
  { answer, ...seen }: Parsed<Calls['refund']>,
  staff: Staff,
): Promise<StaffPointsOrder> {
  const { now } = staff
  return move(tx, { seen, action: 'pointsOrder.refund' }, staff, async ({ id }) => {
    const held = await lockPointsOrder(tx, id)
    await refundPurchase(tx, held, { actor: 'merchant', amount: held.purchase.amount, now })
    await tx.update(pointsOrders).set({ answer }).where(eq(pointsOrders.id, id))
  })
}

/** Refuses to take an order back. */
export function refuseOrder(
  tx: Tx,
  { answer, ...seen }: Parsed<Calls['refuse']>,
  staff: Staff,
): Promise<StaffPointsOrder> {
  return move(tx, { seen, action: 'pointsOrder.refuse' }, staff, (order) => refuseBack(tx, order, answer, staff.now))
}

/** Where an order is sent. That staff have looked at it is recorded, and not what it is. */
export async function readOrderAddress(tx: Tx, id: string, staff: Staff): Promise<Reply<Calls['address']>> {
  const [order] = await tx.select().from(pointsOrders).where(eq(pointsOrders.id, id))
  if (!order) throw new AppError(400, 'order.notFound')
  const action = 'pointsOrder.address' as const
  await recordAudit(tx, staff, { action, subject: 'points_orders', subjectId: id, before: null, after: null })
  if (!order.address) return { address: null }
  const { contact, phone, address, houseNo } = order.address
  return { address: { contact, phone, address: [address, houseNo].filter(Boolean).join(' ') } }
}

/** What is done with an order. One that is found by its code has no version that staff saw. */
interface OrderChange {
  seen: { id: string; version?: number }
  action: AuditAction
}

/** Moves a locked order, and records it. Refuses a move of what has changed since staff saw it. */
async function move(
  tx: Tx,
  { seen: { id, version }, action }: OrderChange,
  staff: Staff,
  work: (order: PointsOrder) => Promise<unknown>,
): Promise<StaffPointsOrder> {
  const { bought } = await lockPointsOrder(tx, id)
  const before = await readStaffOrder(tx, id, staff)
  if (version !== undefined) await refuseStale(bought, { id, version }, () => before)
  await work(bought)
  const after = await readStaffOrder(tx, id, staff)
  // The log keeps no names of members.
  const nameless = { memberName: '', phone: '' }
  await recordAudit(tx, staff, {
    ...{ action, subject: 'points_orders', subjectId: id },
    ...{ before: { ...before, ...nameless }, after: { ...after, ...nameless } },
  })
  return after
}
