import { and, eq, inArray, lt, ne } from 'drizzle-orm'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import type { ReadDb } from '../../db/database'
import { type OrderRecord, orders } from '../../db/schema/orders/orders'

const IN_KITCHEN = [ORDER_STATES.awaitingAcceptance.code, ORDER_STATES.preparing.code]

/** The number of orders of the same store and day that the kitchen finishes first; 0 for an order that is not in the kitchen. */
export async function queuePosition(db: ReadDb, order: OrderRecord): Promise<number> {
  if (!IN_KITCHEN.includes(order.state) || !order.promisedFrom) return 0
  return db.$count(
    orders,
    and(
      eq(orders.storeId, order.storeId),
      eq(orders.businessDay, order.businessDay),
      inArray(orders.state, IN_KITCHEN),
      lt(orders.promisedFrom, order.promisedFrom),
      ne(orders.id, order.id),
    ),
  )
}
