import { and, inArray } from 'drizzle-orm'
import type { DaySales } from '../../../console/contract/numbers/money'
import { codesOfTab } from '../../../src/domain/order/orderState'
import type { ReadDb } from '../../db/database'
import { orders } from '../../db/schema/orders/orders'
import { inStore, periodOf } from '../../api/period'
import { countSales, SALES_BY, sumSales } from './salesCounts'

/** What was paid on a day of the restaurant by way of ordering. */
export async function readDaySales(
  db: ReadDb,
  { day, storeId }: { day: string; storeId?: string | undefined },
  now: Date,
): Promise<DaySales> {
  const period = periodOf({ from: day, to: day, storeId }, now)
  const rows = await countSales(db, period, SALES_BY.way)
  const list = rows.map(({ key: way, ...sold }) => ({ way, ...sold }))
  const inProgress = and(inArray(orders.state, codesOfTab('inProgress')), inStore(orders.storeId, period))
  return { day, list, ...sumSales(list), open: await db.$count(orders, inProgress) }
}
