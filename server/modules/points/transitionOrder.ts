import { eq } from 'drizzle-orm'
import {
  canTransitionPointsOrder,
  POINTS_ORDER_STATES,
  type PointsActor,
  type PointsOrderStateName,
  pointsStateName,
} from '../../../src/domain/points/pointsOrderState'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { type PointsOrder, pointsOrders } from '../../db/schema/members/pointsMall'
import type { LockedPurchase } from '../purchases/purchaseHandlers'
import { lockPurchaseOf } from '../purchases/purchases'

type LockedPointsOrder = LockedPurchase<PointsOrder>

/** The actor and time of a transition, and further columns to update. */
interface PointsOrderTransition {
  actor: PointsActor
  now: Date
  change?: Partial<PointsOrder>
}

/** The time that is recorded with a state. */
const TIME_OF: Partial<Record<PointsOrderStateName, 'shippedAt' | 'completedAt' | 'askedAt' | 'endedAt'>> = {
  pendingReceipt: 'shippedAt',
  completed: 'completedAt',
  refunding: 'askedAt',
  closed: 'endedAt',
  refunded: 'endedAt',
}

/** Moves a locked order to another state. Refuses what the table of states does not allow. */
export async function transitionPointsOrder(
  tx: Tx,
  order: PointsOrder,
  to: PointsOrderStateName,
  { actor, now, change }: PointsOrderTransition,
): Promise<PointsOrder> {
  if (!canTransitionPointsOrder(order, to, actor)) throw new AppError(400, 'order.notNow')
  const time = TIME_OF[to]
  const [moved] = await tx
    .update(pointsOrders)
    .set({ state: POINTS_ORDER_STATES[to].code, version: order.version + 1, ...(time && { [time]: now }), ...change })
    .where(eq(pointsOrders.id, order.id))
    .returning()
  if (!moved) throw new Error(`points order ${order.id} is gone`)
  return moved
}

/** Locks a points order with its purchase; with a user that one's only. Refuses when there is none. */
export async function lockPointsOrder(tx: Tx, id: string, userId?: string): Promise<LockedPointsOrder> {
  const held = (await lockPurchaseOf(tx, id, 'pointsOrder')) as LockedPointsOrder | undefined
  if (!held || (userId !== undefined && held.purchase.userId !== userId)) throw new AppError(400, 'order.notFound')
  return held
}

/** The member asks for an order back; the store answers. */
export async function requestRefund(tx: Tx, order: PointsOrder, reason: string, now: Date): Promise<void> {
  const change = { reason, answer: '', stateBefore: order.state }
  await transitionPointsOrder(tx, order, 'refunding', { actor: 'guest', now, change })
}

/** The store refuses to take an order back: it goes on as before. */
export async function refuseBack(tx: Tx, order: PointsOrder, answer: string, now: Date): Promise<void> {
  const before = pointsStateName(order.stateBefore ?? 0)
  if (!before || pointsStateName(order.state) !== 'refunding') throw new AppError(400, 'order.notNow')
  const { shippedAt } = order
  await transitionPointsOrder(tx, order, before, {
    actor: 'merchant',
    now,
    change: { answer, stateBefore: null, shippedAt },
  })
}
