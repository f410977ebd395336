import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, notNegative } from '../columns'
import { stores } from './stores'

/** The number of orders of a slot, incremented by `insert … on conflict do update … where booked < capacity`. */
export const slotBookings = pgTable(
  'slot_bookings',
  {
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    start: instant().notNull(),
    booked: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.start] }),
    check('slot_bookings_booked', notNegative(table.booked)),
  ],
)

/** The last assigned pickup number, per store and calendar day. */
export const pickupCounters = pgTable(
  'pickup_counters',
  {
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day] })],
)

/** The last assigned order number, per calendar day. */
export const orderCounters = pgTable('order_counters', {
  day: date({ mode: 'string' }).primaryKey(),
  last: integer().notNull(),
})
