import { eq, inArray } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../database'

/** A table whose rows have an id. */
export type TableById = PgTable & Record<'id', AnyPgColumn>

/** Locks a row against every other write and reads it. The order of locks is at the top of `index.ts`. */
export async function lockRow<T extends TableById>(
  tx: Tx,
  table: T,
  id: string,
): Promise<T['$inferSelect'] | undefined> {
  const [row] = await tx.select().from<PgTable>(table).where(eq(table.id, id)).for('update')
  return row
}

/** Locks a row against `lockRow` only, so that it stays while others share or update it, and reads it. */
export async function shareRow<T extends TableById>(
  tx: Tx,
  table: T,
  id: string,
): Promise<T['$inferSelect'] | undefined> {
  const [row] = await tx.select().from<PgTable>(table).where(eq(table.id, id)).for('key share')
  return row
}

/** Locks rows in the order of their ids, and reads them. */
export async function lockRows<T extends TableById>(
  tx: Tx,
  table: T,
  ids: readonly string[],
): Promise<T['$inferSelect'][]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from<PgTable>(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.id)
    .for('update')
}
