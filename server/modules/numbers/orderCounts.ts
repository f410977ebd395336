import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { MAX_DISHES, type SpanNumbers } from '../../../console/contract/numbers/numbers'
import type { Locale } from '../../../src/contract/fields'
import { ORDER_KIND_CODES } from '../../../src/domain/order/orderKind'
import { ORDER_STATES, type OrderStateName } from '../../../src/domain/order/orderState'
import { inStore, type Period, whole, within } from '../../api/period'
import type { ReadDb } from '../../db/database'
import { orderFeedbacks } from '../../db/schema/orders/feedback'
import { orderLines, orders } from '../../db/schema/orders/orders'
import { inLocale } from '../../db/translations'

const ofDishes = eq(orders.type, ORDER_KIND_CODES.order)
const countIn = (...states: OrderStateName[]) => {
  const codes = states.map((state) => ORDER_STATES[state].code)
  return whole(sql`count(*) filter (where ${inArray(orders.state, codes)})`)
}
/** A number that is null when there is nothing to take it from. */
const numberOrNull = (value: SQL): SQL<number | null> => value.mapWith(Number)

/** Orders that were placed in a period, what became of them, how long they took, and how guests rated them. */
export async function countPlaced(db: ReadDb, period: Period): Promise<SpanNumbers['placed']> {
  const minutes = sql`extract(epoch from ${orders.readyAt} - ${orders.acceptedAt}) / 60`
  const [row] = await db
    .select({
      count: whole(sql`count(*)`),
      cancelled: countIn('cancelled', 'refunded'),
      unpaid: countIn('closed'),
      waitMinutes: numberOrNull(sql`percentile_cont(0.5) within group (order by ${minutes})`),
      ratings: whole(sql`count(${orderFeedbacks.overall})`),
      rating: numberOrNull(sql`avg(${orderFeedbacks.overall})`),
    })
    .from(orders)
    .leftJoin(orderFeedbacks, eq(orderFeedbacks.orderId, orders.id))
    .where(and(ofDishes, within(orders.createdAt, period), inStore(orders.storeId, period)))
  if (!row) throw new Error('the database counted no orders')
  const { count, cancelled, waitMinutes, rating } = row
  return {
    ...row,
    cancelledShare: count > 0 ? Math.round((cancelled / count) * 10_000) : null,
    waitMinutes: waitMinutes === null ? null : Math.round(waitMinutes * 10) / 10,
    rating: rating === null ? null : Math.round(rating * 100) / 100,
  }
}

/** The dishes of the orders that were paid in a period, those that brought most first; each by its latest name. */
export async function countDishes(
  db: ReadDb,
  period: Period,
  { locale, names }: { locale: Locale; names: ReadonlyMap<string, string> },
): Promise<SpanNumbers['byDish']> {
  const amount = whole(sql`sum(${orderLines.amount} - ${orderLines.reduction})`)
  const rows = await db
    .select({
      id: orderLines.goodsId,
      storeId: orders.storeId,
      name: sql`(array_agg(${orderLines.name} order by ${orders.paidAt} desc))[1]`.mapWith(orderLines.name),
      count: whole(sql`sum(${orderLines.num})`),
      amount,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(ofDishes, within(orders.paidAt, period), inStore(orders.storeId, period)))
    .groupBy(orderLines.goodsId, orders.storeId)
    .orderBy(desc(amount), asc(orderLines.goodsId))
    .limit(MAX_DISHES)
  return rows.map(({ storeId, name, ...row }) => ({
    ...row,
    name: inLocale(name, locale),
    storeName: names.get(storeId) ?? '',
  }))
}
