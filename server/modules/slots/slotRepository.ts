import { and, eq, gte, sql } from 'drizzle-orm'
import { compiled, type Values } from '../../db/compiled'
import type { ReadDb, Tx } from '../../db/database'
import { slotBookings } from '../../db/schema/store/counters'

/** The slot of an order; without a time it occupies none. */
interface Appointment {
  storeId: string
  appointTime: Date | null
}

const selectBooked = compiled((db: ReadDb, { storeId, from }: Values<{ storeId: string; from: Date }>) =>
  db
    .select()
    .from(slotBookings)
    .where(and(eq(slotBookings.storeId, storeId), gte(slotBookings.start, sql.param(from, slotBookings.start)))),
)

/** Orders per slot of a store from a time on, by the slot's start in milliseconds. */
export async function bookedSlots(db: ReadDb, storeId: string, from: Date): Promise<Map<number, number>> {
  const rows = await selectBooked(db, { storeId, from })
  return new Map(rows.map(({ start, booked }) => [start.getTime(), booked]))
}

/** Adds an order to its slot. Lock the slot and check its count before. */
export async function bookSlot(tx: Tx, { storeId, appointTime }: Appointment): Promise<void> {
  if (appointTime) await count(tx, storeId, appointTime, 1)
}

/** Removes an order from its slot. */
export async function freeSlot(tx: Tx, { storeId, appointTime }: Appointment): Promise<void> {
  if (appointTime) await count(tx, storeId, appointTime, -1)
}

async function count(tx: Tx, storeId: string, start: Date, by: number): Promise<void> {
  await tx
    .update(slotBookings)
    .set({ booked: sql`${slotBookings.booked} + ${by}` })
    .where(at(storeId, start))
}

function at(storeId: string, start: Date) {
  return and(eq(slotBookings.storeId, storeId), eq(slotBookings.start, start))
}
