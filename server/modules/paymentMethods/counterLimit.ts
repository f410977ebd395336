import { and, eq, inArray } from 'drizzle-orm'
import { codesOfTab } from '../../../src/domain/order/orderState'
import type { Db } from '../../db/database'
import { orders } from '../../db/schema/orders'
import { readOrderSettings } from '../config/orderSettings'

/**
 * How many orders of a guest at a store are on their way without having been paid, when that is as many as the store trusts a
 * guest with; undefined while there may be one more to pay at the counter.
 */
export async function fullCounter(db: Db, userId: string, storeId: string): Promise<number | undefined> {
  const { counterOrders } = await readOrderSettings(db)
  const unpaid = await db.$count(
    orders,
    and(
      eq(orders.userId, userId),
      eq(orders.storeId, storeId),
      eq(orders.payType, 'offline'),
      eq(orders.paid, false),
      inArray(orders.state, codesOfTab('inProgress')),
    ),
  )
  return unpaid < counterOrders ? undefined : unpaid
}
