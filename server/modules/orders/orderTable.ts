import { eq } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import type { OrderDetail } from '../../../src/contract/order'
import type { ReadDb } from '../../db/database'
import { diningTables, sittings } from '../../db/schema/tables'
import { inLocale } from '../../db/translations'

/** The table of an order; null for an order without table. */
export async function tableOfOrder(
  db: ReadDb,
  { sittingId }: { sittingId: string | null },
  locale: Locale,
): Promise<OrderDetail['table']> {
  if (!sittingId) return null
  const [table] = await db
    .select({ id: diningTables.id, name: diningTables.name, area: diningTables.area })
    .from(diningTables)
    .innerJoin(sittings, eq(sittings.tableId, diningTables.id))
    .where(eq(sittings.id, sittingId))
  return table ? { ...table, area: inLocale(table.area, locale) } : null
}
