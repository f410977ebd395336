import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { orderCounters, pickupCounters } from '../../db/schema/counters'

/** Numbers per letter. */
const PER_LETTER = 999

/**
 * The next pickup number of a store's day: A001 … A999, B001 … It locks the store's counter until the transaction ends, so call
 * it near the end.
 */
export async function nextPickupNo(tx: Tx, storeId: string, day: string): Promise<string> {
  const [row] = await tx
    .insert(pickupCounters)
    .values({ storeId, day, last: 1 })
    .onConflictDoUpdate({
      target: [pickupCounters.storeId, pickupCounters.day],
      set: { last: sql`${pickupCounters.last} + 1` },
    })
    .returning({ last: pickupCounters.last })
  return pickupNo(row?.last ?? 1)
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
  return prefix + day.slice(2).replaceAll('-', '') + String(row?.last ?? 1).padStart(4, '0')
}
