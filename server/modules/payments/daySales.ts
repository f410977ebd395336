import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DaySales } from '../../../console/contract/money'
import { codesOfTab } from '../../../src/domain/order/orderState'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders'
import { purchases } from '../../db/schema/purchases'
import { periodOf, whole, within } from '../../api/period'

/**
 * What was paid on a day of the restaurant by way of ordering. Orders on a table's bill count by the shares of the bill, which are what is
 * paid; what else is sold counts by its kind.
 */
export async function readDaySales(
  db: ReadDb,
  { day, storeId }: { day: string; storeId?: string | undefined },
  now: Date,
): Promise<DaySales> {
  const period = periodOf({ from: day, to: day, storeId }, now)
  const way = sql<string>`coalesce(${orders.diningType}, ${purchases.kind})`
  const list = await db
    .select({ way, count: whole(sql`count(*)`), amount: whole(sql`sum(${purchases.amount})`) })
    .from(purchases)
    .leftJoin(orders, eq(orders.id, purchases.id))
    .where(and(within(purchases.paidAt, period), storeId === undefined ? undefined : eq(purchases.storeId, storeId)))
    .groupBy(way)
    .orderBy(way)
  const open = await db.$count(
    orders,
    and(
      inArray(orders.state, codesOfTab('inProgress')),
      storeId === undefined ? undefined : eq(orders.storeId, storeId),
    ),
  )
  const total = (of: 'count' | 'amount') => list.reduce((sum, row) => sum + row[of], 0)
  return { day, list, count: total('count'), amount: total('amount'), open }
}
