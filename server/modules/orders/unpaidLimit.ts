import { and, count, eq, gt, sum } from 'drizzle-orm'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { AppError } from '../../api/appError'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders'
import type { OrderSettings } from '../config/orderSettings'

/** A new order that waits for its payment. */
interface UnpaidOrder {
  userId: string
  /** Its pieces. */
  goodsNum: number
}

/**
 * Refuses an order that would wait for its payment when those of the guest already hold as much stock and as many slots as one
 * person may. Lock the guest before.
 */
export async function refuseManyUnpaid(
  db: ReadDb,
  { userId, goodsNum }: UnpaidOrder,
  { unpaidOrders, unpaidPieces }: OrderSettings,
  now: Date,
): Promise<void> {
  const unpaid = and(
    eq(orders.userId, userId),
    eq(orders.state, ORDER_STATES.pendingPayment.code),
    gt(orders.expireAt, now),
  )
  const [held] = await db
    .select({ count: count(), pieces: sum(orders.goodsNum) })
    .from(orders)
    .where(unpaid)
  if (held && held.count >= unpaidOrders) throw new AppError(400, 'order.manyUnpaid', { count: held.count })
  if (Number(held?.pieces ?? 0) + goodsNum > unpaidPieces)
    throw new AppError(400, 'order.manyPieces', { max: unpaidPieces })
}
