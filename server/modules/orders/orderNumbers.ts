import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { orderCounters, pickupCounters } from '../../db/schema/store/counters'

/** Numbers per letter. */
const PER_LETTER = sql.raw('999')

/** What the numbers of an order depend on; days are `YYYY-MM-DD`. */
interface NumberRequest {
  storeId: string
  /** The calendar day. */
  day: string
  businessDay: string
  /** Prefix of order numbers. */
  prefix: string
}

/**
 * The next order number of a calendar day and the next pickup number of a store's day, as values of the statement that writes the order
 * `with` the counters. Both counters are locked until the transaction ends: guests wait for each other there, so write the order last.
 */
export function nextNumbers(tx: Tx, { storeId, day, businessDay, prefix }: NumberRequest) {
  const counts = tx.$with('order_count').as(
    tx
      .insert(orderCounters)
      .values({ day, last: 1 })
      .onConflictDoUpdate({ target: orderCounters.day, set: { last: sql`${orderCounters.last} + 1` } })
      .returning({ last: orderCounters.last }),
  )
  const pickups = tx.$with('pickup_count').as(
    tx
      .insert(pickupCounters)
      .values({ storeId, day: businessDay, last: 1 })
      .onConflictDoUpdate({
        target: [pickupCounters.storeId, pickupCounters.day],
        set: { last: sql`${pickupCounters.last} + 1` },
      })
      .returning({ last: pickupCounters.last }),
  )
  return {
    counters: [counts, pickups],
    orderNo: sql<string>`(select ${orderNo(sql`last`, day, prefix)} from ${counts})`,
    pickupNo: sql<string>`(select ${pickupNo(sql`last`)} from ${pickups})`,
  }
}

/** The next order number of a calendar day (`YYYY-MM-DD`), for example `SB2511200047`. */
export async function nextOrderNo(tx: Tx, day: string, prefix: string): Promise<string> {
  const [row] = await tx
    .insert(orderCounters)
    .values({ day, last: 1 })
    .onConflictDoUpdate({ target: orderCounters.day, set: { last: sql`${orderCounters.last} + 1` } })
    .returning({ orderNo: orderNo(sql`${orderCounters.last}`, day, prefix) })
  if (!row) throw new Error('an order was not counted')
  return row.orderNo
}

function orderNo(count: SQL, day: string, prefix: string): SQL<string> {
  return sql`${prefix + day.slice(2).replaceAll('-', '')}::text || ${padded(count, 4)}`
}

/** The pickup number of a count of the day: A001 … A999, B001 … */
export function pickupNo(count: SQL): SQL<string> {
  const letter = sql`least(25, (${count} - 1) / ${PER_LETTER})`
  return sql`chr(65 + ${letter}) || ${padded(sql`(${count} - ${letter} * ${PER_LETTER})`, 3)}`
}

/** A number with at least this many digits. */
function padded(count: SQL, digits: number): SQL {
  return sql`lpad(${count}::text, greatest(${sql.raw(String(digits))}, length(${count}::text)), '0')`
}
