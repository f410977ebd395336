import { eq } from 'drizzle-orm'
import { type Actor, mayMove, ORDER_STATES, type OrderStateName } from '../../src/domain/orderState'
import type { Tx } from '../db/open'
import { orderEvents, orders } from '../db/schema/orders'
import { touchMenu } from '../goods/menuCache'
import { Refusal } from '../http/refusal'
import { freeSlot } from '../slots/bookings'
import { giveBackStock } from './stock'

export type OrderRecord = typeof orders.$inferSelect

/** Who moves an order, when, and anything worth remembering about it. */
export interface Mover {
  actor: Actor
  now: Date
  note?: string
}

/** The moment that is written down when an order reaches a state. */
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

/** Reads an order and holds it until the transaction ends: whoever else wants to move it waits. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRecord | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order
}

/** Moves a locked order on, as `domain/orderState.ts` allows, and gives back what a dead order held. */
export async function moveOrder(tx: Tx, order: OrderRecord, to: OrderStateName, mover: Mover): Promise<OrderRecord> {
  const { actor, now, note = '' } = mover
  if (!mayMove(order.state, to, actor, order)) throw new Refusal(400, 'order.notNow')
  const stamp = to in STAMPS ? { [STAMPS[to as keyof typeof STAMPS]]: now } : {}
  const toState = ORDER_STATES[to].code
  const [moved] = await tx
    .update(orders)
    .set({ state: toState, ...stamp })
    .where(eq(orders.id, order.id))
    .returning()
  await tx.insert(orderEvents).values({ orderId: order.id, fromState: order.state, toState, actor, note, at: now })
  if (to === 'closed' || to === 'cancelled') await release(tx, order, now)
  return moved ?? order
}

/** Gives back stock and slot. Rows are taken in the order in which placing an order takes them. */
async function release(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  const onMenu = await giveBackStock(tx, order, now)
  await freeSlot(tx, order)
  if (onMenu) await touchMenu(tx, order.storeId)
}
