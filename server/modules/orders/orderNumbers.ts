import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { orderCounters, pickupCounters } from '../../db/schema/counters'

/** Numbers per letter. */
const PER_LETTER = 999

/** What the numbers of an order depend on; days are `YYYY-MM-DD`. */
interface NumberRequest {
  storeId: string
  /** The calendar day. */
  day: string
  businessDay: string
  /** The prefix of order numbers. */
  prefix: string
}

/**
 * The next order number of a calendar day and the next pickup number of a store's day, A001 … A999, B001 … Both counters are locked
 * until the transaction ends, so call it near the end.
 */
export async function nextNumbers(
  tx: Tx,
  { storeId, day, businessDay, prefix }: NumberRequest,
): Promise<{ orderNo: string; pickupNo: string }> {
  const { last } = pickupCounters
  const pickup = tx.$with('pickup').as(
    tx
      .insert(pickupCounters)
      .values({ storeId, day: businessDay, last: 1 })
      .onConflictDoUpdate({ target: [pickupCounters.storeId, pickupCounters.day], set: { last: sql`${last} + 1` } })
      .returning({ last }),
  )
  const [row = { count: 1, pickups: 1 }] = await tx
    .with(pickup)
    .insert(orderCounters)
    .values({ day, last: 1 })
    .onConflictDoUpdate({ target: orderCounters.day, set: { last: sql`${orderCounters.last} + 1` } })
    .returning({ count: orderCounters.last, pickups: sql<number>`(select last from pickup)` })
  return { orderNo: orderNo(row.count, day, prefix), pickupNo: pickupNo(row.pickups) }
}

/** The `count`th pickup number of a day. */
export function pickupNo(count: number): string {
  const letter = Math.min(25, Math.floor((count - 1) / PER_LETTER))
  return String.fromCharCode(65 + letter) + String(count - letter * PER_LETTER).padStart(3, '0')
}

/** The next order number of a calendar day (`YYYY-MM-DD`), for example `SB2511200047`. */
export async function nextOrderNo(tx: Tx, day: string, prefix: string): Promise<string> {
  const [row] = await tx
    .insert(orderCounters)
    .values({ day, last: 1 })
    .onConflictDoUpdate({ target: orderCounters.day, set: { last: sql`${orderCounters.last} + 1` } })
    .returning({ last: orderCounters.last })
  return orderNo(row?.last ?? 1, day, prefix)
}

function orderNo(count: number, day: string, prefix: string): string {
  return prefix + day.slice(2).replaceAll('-', '') + String(count).padStart(4, '0')
}
