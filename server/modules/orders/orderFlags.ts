import { inArray } from 'drizzle-orm'
import type { ReadDb } from '../../db/database'
import { orderFeedbacks } from '../../db/schema/feedback'
import type { OrderRecord } from '../../db/schema/orders'
import { isRefundable, type RequestRecord, requestsOf } from './refunds/refundRequests'
import { readOrderSettings } from '../config/orderSettings'

/** Facts about an order beside its state. */
export interface OrderFlags {
  /** The latest refund request. */
  request: RequestRecord | undefined
  refundable: boolean
  rated: boolean
}

/** The flags of some orders, by id. */
export async function orderFlagsOf(
  db: ReadDb,
  orders: readonly OrderRecord[],
  now: Date,
): Promise<(id: string) => OrderFlags> {
  const ids = orders.map(({ id }) => id)
  const requests = await requestsOf(db, ids)
  const feedback = await db
    .select({ id: orderFeedbacks.orderId })
    .from(orderFeedbacks)
    .where(inArray(orderFeedbacks.orderId, ids))
  const rated = new Set(feedback.map(({ id }) => id))
  const settings = await readOrderSettings(db)
  const all = new Map(
    orders.map((order) => {
      const ofOrder = requests.filter(({ orderId }) => orderId === order.id)
      const refundable = isRefundable(order, ofOrder, settings, now)
      return [order.id, { request: ofOrder[0], refundable, rated: rated.has(order.id) }] as const
    }),
  )
  return (id) => all.get(id) ?? { request: undefined, refundable: false, rated: false }
}
