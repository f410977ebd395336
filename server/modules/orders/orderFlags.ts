import { inArray } from 'drizzle-orm'
import type { ReadDb } from '../../db/database'
import { orderFeedbacks } from '../../db/schema/orders/feedback'
import type { OrderRecord } from '../../db/schema/orders/orders'
import { isRefundable, type RequestRecord, requestsOf } from './refunds/refundRequests'
import { readOrderSettings } from '../config/orderSettings'

/** Facts about an order beside its state. */
export interface OrderFlags {
  /** The latest refund request. */
  request: RequestRecord | undefined
  refundable: boolean
  rated: boolean
  /** The store has answered the rating. */
  answered: boolean
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
    .select({ id: orderFeedbacks.orderId, answeredAt: orderFeedbacks.answeredAt })
    .from(orderFeedbacks)
    .where(inArray(orderFeedbacks.orderId, ids))
  const rated = new Map(feedback.map(({ id, answeredAt }) => [id, answeredAt !== null]))
  const settings = await readOrderSettings(db)
  const all = new Map(
    orders.map((order) => {
      const ofOrder = requests.filter(({ orderId }) => orderId === order.id)
      const refundable = isRefundable(order, ofOrder, settings, now)
      const { id } = order
      const ratings = { rated: rated.has(id), answered: rated.get(id) ?? false }
      return [id, { request: ofOrder[0], refundable, ...ratings }] as const
    }),
  )
  return (id) => all.get(id) ?? { request: undefined, refundable: false, rated: false, answered: false }
}
