import { eq } from 'drizzle-orm'
import { OCCASION_OF } from '../../../src/domain/order/occasions'
import {
  type Actor,
  mayMove,
  ORDER_STATES,
  type OrderStateName,
  VOID_CODES,
} from '../../../src/domain/order/orderState'
import type { Tx } from '../../db/database'
import { lockOrder } from '../../db/locks'
import { orderEvents, type OrderRecord, orders } from '../../db/schema/orders'
import { touchMenu } from '../goods/menuCache'
import { queueMessages } from '../notifications/outbox'
import { AppError } from '../../api/appError'
import { accrue, takeBack } from '../ledger/accrual'
import { orderMoved, refuseBillTooSmall } from '../inStore/tableOrders'
import { freeSlot } from '../slots/slotRepository'
import { giveBackStock } from './stock'

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

/** Does something with a locked order. Refused when there is no such order. */
export async function withOrder<T>(tx: Tx, orderId: string, work: (order: OrderRecord) => Promise<T>): Promise<T> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new AppError(400, 'order.notFound')
  return work(order)
}

/** Moves a locked order on, as `domain/orderState.ts` allows, with all that it means. */
export async function moveOrder(tx: Tx, order: OrderRecord, to: OrderStateName, mover: Mover): Promise<OrderRecord> {
  const { actor, now, note = '' } = mover
  if (!mayMove(order.state, to, actor, order)) throw new AppError(400, 'order.notNow')
  const stamp = to in STAMPS ? { [STAMPS[to as keyof typeof STAMPS]]: now } : {}
  const toState = ORDER_STATES[to].code
  await refuseBillTooSmall(tx, order, toState)
  const [moved] = await tx
    .update(orders)
    .set({ state: toState, ...stamp })
    .where(eq(orders.id, order.id))
    .returning()
  await tx.insert(orderEvents).values({ orderId: order.id, fromState: order.state, toState, actor, note, at: now })
  if (!moved) throw new Error(`order ${order.id} is gone`)
  await settleAccounts(tx, order, moved, now)
  await orderMoved(tx, order, to, now)
  const occasion = OCCASION_OF[to]
  if (occasion) await queueMessages(tx, order.id, { occasion, standing: ORDER_STATES[to].nameKey, now })
  return moved
}

/** States in which the kitchen has nothing ready yet: what such an order took from stock can be sold again. */
const NOT_COOKED = [ORDER_STATES.pendingPayment, ORDER_STATES.awaitingAcceptance, ORDER_STATES.preparing]

/** What a move means for stock, slots, points and growth. */
async function settleAccounts(tx: Tx, before: OrderRecord, { state }: OrderRecord, now: Date): Promise<void> {
  const dead = VOID_CODES.includes(state)
  if (dead && NOT_COOKED.some(({ code }) => code === before.state)) await release(tx, before, now)
  if (state === ORDER_STATES.refunded.code) await takeBack(tx, before, now)
  if (state === ORDER_STATES.completed.code) await accrue(tx, before, now)
}

/** Gives back stock and slot. Rows are taken in the order in which placing an order takes them. */
async function release(tx: Tx, order: OrderRecord, now: Date): Promise<void> {
  const onMenu = await giveBackStock(tx, order, now)
  await freeSlot(tx, order)
  if (onMenu) await touchMenu(tx, order.storeId)
}
