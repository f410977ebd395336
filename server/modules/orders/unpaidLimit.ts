import { and, eq, gt, or, sql, type SQL } from 'drizzle-orm'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { advisoryLock } from '../../db/locks'
import { orders } from '../../db/schema/orders'
import type { OrderSettings } from '../config/orderSettings'

/** A new order that waits for its payment. */
type UnpaidOrder = Pick<typeof orders.$inferInsert, 'userId' | 'addressKey' | 'goodsNum'>

/**
 * Refuses an order that would wait for its payment when those of the guest, or of all guests at the network address, already hold
 * as much stock and as many slots as they may. Lock the guest before.
 */
export async function refuseManyUnpaid(tx: Tx, order: UnpaidOrder, limits: OrderSettings, now: Date): Promise<void> {
  const { addressKey, goodsNum } = order
  if (addressKey) await advisoryLock(tx, 'address', addressKey)
  const { own, shared } = await unpaidOf(tx, order, now)
  if (own.orders >= limits.unpaidOrders) throw new AppError(400, 'order.manyUnpaid', { count: own.orders })
  if (own.pieces + goodsNum > limits.unpaidPieces)
    throw new AppError(400, 'order.manyPieces', { max: limits.unpaidPieces })
  const { unpaidOrdersPerAddress: mostOrders, unpaidPiecesPerAddress: mostPieces } = limits
  if (addressKey && (shared.orders >= mostOrders || shared.pieces + goodsNum > mostPieces))
    throw new AppError(400, 'order.manyAtAddress')
}

/** What waits for its payment: of the guest, and of all guests at the network address. */
async function unpaidOf(tx: Tx, { userId, addressKey }: UnpaidOrder, now: Date) {
  const ofGuest = eq(orders.userId, userId)
  const atAddress = addressKey ? eq(orders.addressKey, addressKey) : sql`false`
  const unpaid = and(eq(orders.state, ORDER_STATES.pendingPayment.code), gt(orders.expireAt, now))
  const held = (condition: SQL) => ({
    orders: sql`count(*) filter (where ${condition})`.mapWith(Number),
    pieces: sql`coalesce(sum(${orders.goodsNum}) filter (where ${condition}), 0)`.mapWith(Number),
  })
  const [found] = await tx
    .select({ own: held(ofGuest), shared: held(atAddress) })
    .from(orders)
    .where(and(unpaid, or(ofGuest, atAddress)))
  const none = { orders: 0, pieces: 0 }
  return found ?? { own: none, shared: none }
}
