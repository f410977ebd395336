import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, customType, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { Translations } from '../columnTypes'

/** An amount of money in satang. */
export const satang = () => bigint({ mode: 'number' })

/** A moment; UTC in the database. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Plain bytes. Both engines read and write them as a `Uint8Array`. */
export const binary = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A text per language. */
export const words = () => jsonb().$type<Translations>()

/** The default of texts that may be left out. */
export const noWords: Translations = { en: '' }

/** Primary key: opaque, made by `newId()`. */
export const key = () => text().primaryKey()

/** Rule that a column holds one of some values. */
export function oneOf(column: AnyPgColumn, values: readonly (string | number)[]): SQL {
  const list = values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`)).join(', ')
  return sql`${column} in (${sql.raw(list)})`
}

/** Rule that none of the amounts is negative. */
export function notNegative(...columns: AnyPgColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`${column} >= 0`),
    sql` and `,
  )
}
