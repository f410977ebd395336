import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { type OrderRecord, orders } from '../../db/schema/orders/orders'

const { pendingPayment, closed } = ORDER_STATES

/** Whether the time to pay an order has run out. It counts as closed from then on; a job closes it. */
export function isOverdue({ state, expireAt }: Pick<OrderRecord, 'state' | 'expireAt'>, now: Date): boolean {
  return state === pendingPayment.code && expireAt !== null && expireAt <= now
}

/** The same as a condition of a query. */
export function overdue(now: Date): SQL | undefined {
  return and(eq(orders.state, pendingPayment.code), lte(orders.expireAt, now))
}

/** An order as it stands at a moment: closed when it is overdue. */
export function orderAt(order: OrderRecord, now: Date): OrderRecord {
  return isOverdue(order, now) ? { ...order, state: closed.code, closedAt: order.expireAt } : order
}

/** The state of orders at a moment, for queries. */
export function stateAt(now: Date): SQL<number> {
  return sql<number>`case when ${overdue(now)} then ${closed.code} else ${orders.state} end`
}
