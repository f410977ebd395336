import { eq } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { OrderDetail } from '../../../src/contract/order/order'
import type { ReadDb } from '../../db/database'
import { diningTables, tableSessions } from '../../db/schema/inStore/tables'
import { inLocale } from '../../db/translations'

/** The table of an order; null for an order without table. */
export async function tableOfOrder(
  db: ReadDb,
  { tableSessionId }: { tableSessionId: string | null },
  locale: Locale,
): Promise<OrderDetail['table']> {
  if (!tableSessionId) return null
  const [table] = await db
    .select({ id: diningTables.id, name: diningTables.name, area: diningTables.area })
    .from(diningTables)
    .innerJoin(tableSessions, eq(tableSessions.tableId, diningTables.id))
    .where(eq(tableSessions.id, tableSessionId))
  return table ? { ...table, area: inLocale(table.area, locale) } : null
}
