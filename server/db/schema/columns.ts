import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import type { Translations } from '../columnTypes'

/** An amount of money in satang. */
export const satang = () => bigint({ mode: 'number' })

/** A point in time; UTC in the database. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Plain bytes. Both engines read and write them as a `Uint8Array`. */
export const binary = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Counted up with each edit of staff, who name the one they saw: a stale edit is refused. */
export const version = () => integer().notNull().default(1)

/** Taken off the menu for good. The row stays: carts, orders and stock movements refer to it. */
export const archived = () => boolean().notNull().default(false)

/** What staff sell to members ends and changes by these columns. */
export const offerState = () => ({
  /** For how many days after the payment the money goes back while nothing of it was used. */
  refundDays: integer().notNull().default(7),
  /** Taken off sale; orders that wait for their payment go on. */
  closed: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  version: version(),
})

/** A text per language. */
export const localizedText = () => jsonb().$type<Translations>()

/** The default of optional texts. */
export const noText: Translations = { en: '' }

/** Primary key: opaque, made by `newId()`. */
export const key = () => text().primaryKey()

/** Check that a column has one of some values. */
export function oneOf(column: AnyPgColumn, values: readonly (string | number)[]): SQL {
  const list = values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`)).join(', ')
  return sql`${column} in (${sql.raw(list)})`
}

/** Check that no amount is negative. */
export function notNegative(...columns: AnyPgColumn[]): SQL {
  return sql.join(
    columns.map((column) => sql`${column} >= 0`),
    sql` and `,
  )
}
