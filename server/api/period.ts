import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import { dayOf, dayText, instantAt, noonOf } from '../../src/domain/time/storeClock'
import { AppError } from './appError'

/** A period in days of the restaurant, both inclusive, and the store to filter by. */
export interface RequestedPeriod {
  from: string
  to: string
  storeId?: string | undefined
}

/** The same as points in time; the end is not included. */
export interface Period {
  start: Date
  end: Date
  storeId: string | undefined
  now: Date
}

/** Refuses a period that ends before it begins. */
export function periodOf({ from, to, storeId }: RequestedPeriod, now: Date): Period {
  if (to < from) throw new AppError(400, 'staff.notTogether', { field: 'to' }, { fields: ['to'] })
  return { start: startOf(from, 0), end: startOf(to, 1), storeId, now }
}

/** The condition that a point in time lies in a period. */
export function within(time: AnyColumn, { start, end }: Period): SQL {
  return sql`(${time} >= ${start.toISOString()}::timestamptz and ${time} < ${end.toISOString()}::timestamptz)`
}

/** The SQL condition that a row belongs to the filtered store; none without a store. */
export const inStore = (store: AnyColumn, { storeId }: Period): SQL | undefined =>
  storeId === undefined ? undefined : eq(store, storeId)

/** A point in time by the restaurant's calendar and clock. Without parameters, so that rows can be grouped by it. */
const clockIn = (time: AnyColumn, format: 'YYYY-MM' | 'YYYY-MM-DD' | 'HH24') =>
  sql<string>`to_char(${time} at time zone 'Asia/Bangkok', ${sql.raw(`'${format}'`)})`

/** The month of the restaurant that a point in time falls in, as `2026-11`. */
export const monthIn = (time: AnyColumn) => clockIn(time, 'YYYY-MM')

/** The day of the restaurant that a point in time falls on, as `2026-11-21`. */
export const dayIn = (time: AnyColumn) => clockIn(time, 'YYYY-MM-DD')

/** The hour of the restaurant's day, `00` to `23`. */
export const hourIn = (time: AnyColumn) => clockIn(time, 'HH24')

/** A count or sum, which the database drivers return as text. */
export const whole = (value: SQL) => value.mapWith<typeof Number>(Number)

/** How many days a period has. */
export const lengthOf = ({ from, to }: RequestedPeriod): number => numberOf(to) - numberOf(from) + 1

/** The days of a period, in their order. */
export const daysOf = (requested: RequestedPeriod): string[] =>
  Array.from({ length: lengthOf(requested) }, (_each, later) => dayText(numberOf(requested.from) + later))

/** Midnight of a day of the restaurant, `later` days on. */
function startOf(day: string, later: number): Date {
  return instantAt(numberOf(day) + later, 0)
}

const numberOf = (day: string) => dayOf(new Date(noonOf(day)))
