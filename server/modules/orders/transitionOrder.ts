import { eq } from 'drizzle-orm'
import {
  type Actor,
  canTransition,
  ORDER_STATES,
  type OrderStateName,
  VOID_CODES,
} from '../../../src/domain/order/orderState'
import type { Tx } from '../../db/database'
import { lockOrder } from '../../db/locks'
import { orderEvents, type OrderRecord, orders } from '../../db/schema/orders/orders'
import { touchMenu } from '../goods/menuCache'
import { AppError } from '../../api/appError'
import { publish } from '../events'
import { freeSlot } from '../slots/slotRepository'
import type { LineRow } from './orderLines'
import { releasePartOfStock, releaseStock } from './stock'

/** The actor, time and note of a transition. */
export interface TransitionCause {
  actor: Actor
  now: Date
  note?: string
}

/** The timestamp column of each state. */
const STAMPS = {
  preparing: 'acceptedAt',
  ready: 'readyAt',
  delivering: 'sentAt',
  delivered: 'deliveredAt',
  completed: 'completedAt',
  closed: 'closedAt',
  cancelled: 'closedAt',
  refunded: 'closedAt',
} as const

/** Runs work on a locked order. Refuses when the order does not exist. */
export async function withOrder<T>(tx: Tx, orderId: string, work: (order: OrderRecord) => Promise<T>): Promise<T> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new AppError(400, 'order.notFound')
  return work(order)
}

/** Moves a locked order to a state, if `domain/order/orderState.ts` allows it, with all effects. */
export async function transitionOrder(
  tx: Tx,
  order: OrderRecord,
  to: OrderStateName,
  cause: TransitionCause,
): Promise<OrderRecord> {
  const { actor, now, note = '' } = cause
  if (!canTransition(order.state, to, actor, order)) throw new AppError(400, 'order.notNow')
  await publish(tx, 'orderStateChanging', { order, to })
  const stamp = to in STAMPS ? { [STAMPS[to as keyof typeof STAMPS]]: now } : {}
  const toState = ORDER_STATES[to].code
  const [moved] = await tx
    .update(orders)
    .set({ state: toState, ...stamp })
    .where(eq(orders.id, order.id))
    .returning()
  await tx.insert(orderEvents).values({ orderId: order.id, fromState: order.state, toState, actor, note, at: now })
  if (!moved) throw new Error(`order ${order.id} is gone`)
  if (VOID_CODES.includes(toState) && NOT_COOKED.some(({ code }) => code === order.state)) await release(tx, order, now)
  await publish(tx, 'orderStateChanged', { order: moved, to, actor, now })
  return moved
}

/** States before the food is ready: the stock of a cancelled order is released. */
const NOT_COOKED = [ORDER_STATES.pendingPayment, ORDER_STATES.awaitingAcceptance, ORDER_STATES.preparing]

/** Releases the stock of some pieces of a locked order whose food is not ready. */
export async function releasePieces(
  tx: Tx,
  order: OrderRecord,
  pieces: readonly { line: LineRow; num: number }[],
  now: Date,
): Promise<void> {
  if (!NOT_COOKED.some(({ code }) => code === order.state)) return
  const ordered = pieces.map(({ line: { skuId, addons }, num }) => ({ skuId, addons, num }))
  if (await releasePartOfStock(tx, order, ordered, now)) await touchMenu(tx, order.storeId)
}

/** Releases stock and slot. Rows are locked in the same order as when an order is placed. */
async function release(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  const onMenu = await releaseStock(tx, order, now)
  await freeSlot(tx, order)
  if (onMenu) await touchMenu(tx, order.storeId)
}
