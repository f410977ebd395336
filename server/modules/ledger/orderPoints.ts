import type { Tx } from '../../db/database'
import { lockAccount } from '../../db/locks'
import type { OrderRecord } from '../../db/schema/orders/orders'
import type { DomainEvents } from '../events'
import { book, bookedBy } from './ledger'

/** Takes the points that pay for a new order. Refuses when they were spent meanwhile. */
export async function takePoints(tx: Tx, { id, userId, quote }: OrderRecord, now: Date): Promise<void> {
  if (quote.pointsUsed === 0) return
  await lockAccount(tx, userId)
  await book(tx, userId, [{ account: 'points', amount: -quote.pointsUsed, kind: 'payment', cause: id }], now)
}

/** Gives back the points of an order that is cancelled, closed or refunded. Idempotent. */
export async function returnPoints(tx: Tx, { order, to, now }: DomainEvents['orderStateChanged']): Promise<void> {
  if (to !== 'cancelled' && to !== 'closed' && to !== 'refunded') return
  const { points } = await bookedBy(tx, 'payment', order.id)
  if (points === 0) return
  await lockAccount(tx, order.userId)
  await book(tx, order.userId, [{ account: 'points', amount: -points, kind: 'refund', cause: order.id }], now)
}
