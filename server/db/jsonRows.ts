import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type Row<T extends PgTable> = T['$inferSelect']

/**
 * A row as a JSON value of a statement, with the names of its columns in code. Only for columns that JSON represents: texts, numbers,
 * booleans and JSON, not times.
 */
export function jsonRow<T extends PgTable>(table: T): SQL<Row<T>> {
  const fields = Object.entries(getTableColumns(table)).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  return sql`json_build_object(${sql.join(fields, sql`, `)})`
}

/** All values of a subquery as one JSON list, so that a row is read in one statement with the rows that belong to it. */
export function jsonList<V>(value: SQL<V>, { from, orderBy }: { from: SQL; orderBy: SQL[] }): SQL<V[]> {
  return sql`(select coalesce(json_agg(${value} order by ${sql.join(orderBy, sql`, `)}), '[]') from ${from})`
}
