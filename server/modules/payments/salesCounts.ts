import { and, eq, type SQL, sql } from 'drizzle-orm'
import { dayIn, hourIn, inStore, type Period, whole, within } from '../../api/period'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders/orders'
import { purchases } from '../../db/schema/payments/purchases'

/** By what sales can be grouped. Orders on a table's bill count by the shares of the bill, which are what is paid; what else is sold counts by its kind. */
export const SALES_BY = {
  way: sql<string>`coalesce(${orders.diningType}, ${purchases.kind})`,
  day: dayIn(purchases.paidAt),
  hour: hourIn(purchases.paidAt),
}

/** What was paid in a period, with all that is paid for, before refunds. */
export const countSales = (
  db: ReadDb,
  period: Period,
  key: SQL<string>,
): Promise<{ key: string; count: number; amount: number }[]> =>
  db
    .select({ key, count: whole(sql`count(*)`), amount: whole(sql`sum(${purchases.amount})`) })
    .from(purchases)
    .leftJoin(orders, eq(orders.id, purchases.id))
    .where(and(within(purchases.paidAt, period), inStore(purchases.storeId, period)))
    .groupBy(key)
    .orderBy(key)

/** The sum of some sales. */
export const sumSales = (rows: readonly { count: number; amount: number }[]) => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
})
