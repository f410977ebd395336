import { and, eq, inArray } from 'drizzle-orm'
import { codesOfTab } from '../../../src/domain/order/orderState'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders'
import { type OrderSettings, readOrderSettings } from '../config/orderSettings'

/**
 * The number of a guest's open orders with counter payment at a store, when it has reached the store's limit; undefined below
 * the limit.
 */
export async function fullCounter(
  db: ReadDb,
  userId: string,
  storeId: string,
  settings?: OrderSettings,
): Promise<number | undefined> {
  const { counterOrders } = settings ?? (await readOrderSettings(db))
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
