import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { dayOf, instantAt, noonOf } from '../../src/domain/time/storeClock'
import { AppError } from './appError'

/** Days of the restaurant, both included, and the store that counts. */
export interface AskedPeriod {
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
export function periodOf({ from, to, storeId }: AskedPeriod, now: Date): Period {
  if (to < from) throw new AppError(400, 'staff.notTogether', { field: 'to' }, { fields: ['to'] })
  return { start: startOf(from, 0), end: startOf(to, 1), storeId, now }
}

/** The condition that a point in time lies in a period. */
export function within(time: AnyColumn, { start, end }: Period): SQL {
  return sql`(${time} >= ${start.toISOString()}::timestamptz and ${time} < ${end.toISOString()}::timestamptz)`
}

/** A count or a sum that the drivers give as text. */
export const whole = (value: SQL) => value.mapWith<typeof Number>(Number)

/** Midnight of a day of the restaurant, `later` days on. */
function startOf(day: string, later: number): Date {
  return instantAt(dayOf(new Date(noonOf(day))) + later, 0)
}
