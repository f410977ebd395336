import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database'

/** Inserts copies of the rows of a table for which a condition holds, in one statement: `changed` has the values that are not copied. */
export async function copyRows<T extends PgTable>(
  tx: Tx,
  table: T,
  where: SQL | undefined,
  changed: Partial<Record<keyof T['_']['columns'], SQL>>,
): Promise<void> {
  // In the order of the table's columns, which the insert names.
  const values = Object.values<unknown>({ ...getTableColumns(table), ...changed }).map((value) => sql`${value}`)
  await tx.insert(table).select(sql`select ${sql.join(values, sql`, `)} from ${table} where ${where ?? sql`true`}`)
}
