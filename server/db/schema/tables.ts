import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { PAY_MODES, type PayMode, WAITER_CALLS, type WaiterCallType } from '../../../src/contract/inStoreTable'
import { instant, key, noWords, oneOf, words } from './columns'
import { stores } from './stores'
import { users } from './users'

/** Tables guests order at. */
export const diningTables = pgTable(
  'dining_tables',
  {
    id: key(),
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    name: text().notNull(),
    area: words().notNull().default(noWords),
    seats: integer().notNull(),
    /** Printed on the table as a QR code; whoever knows it may order here. A renewed one shuts the old one out. */
    code: text().notNull(),
    /** From when the code is no longer good; null for one that lasts. */
    codeExpireAt: instant(),
    /** Each party gets a code of its own: closing the table renews it. */
    codePerSitting: boolean().notNull().default(false),
  },
  (table) => [
    unique('dining_tables_name').on(table.storeId, table.name),
    check('dining_tables_seats', sql`${table.seats} >= 1`),
  ],
)

/** A party at a table, from the first scan to the last payment. One table has at most one that is open. */
export const sittings = pgTable(
  'sittings',
  {
    id: key(),
    tableId: text()
      .notNull()
      .references(() => diningTables.id, { onDelete: 'cascade' }),
    payMode: text().$type<PayMode>().notNull(),
    peopleNum: integer().notNull(),
    /** Goes up with everything its guests can see. */
    version: integer().notNull().default(1),
    openedAt: instant().notNull(),
    activeAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('sittings_one_open')
      .on(table.tableId)
      .where(sql`${table.closedAt} is null`),
    index().on(table.tableId, table.openedAt),
    check('sittings_pay_mode', oneOf(table.payMode, PAY_MODES)),
    check('sittings_people', sql`${table.peopleNum} >= 1`),
  ],
)

const ofSitting = () =>
  text()
    .notNull()
    .references(() => sittings.id, { onDelete: 'cascade' })

/** Who joined a sitting with a phone, by a number that stays. Accounts that become one may leave a user two numbers. */
export const sittingMembers = pgTable(
  'sitting_members',
  {
    sittingId: ofSitting(),
    no: integer().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sittingId, table.no] }), index().on(table.userId)],
)

/** Somebody was called to a table. */
export const waiterCalls = pgTable(
  'waiter_calls',
  {
    id: key(),
    sittingId: ofSitting(),
    memberNo: integer().notNull(),
    type: text().$type<WaiterCallType>().notNull(),
    note: text().notNull().default(''),
    at: instant().notNull(),
    /** When somebody came. */
    doneAt: instant(),
  },
  (table) => [
    index().on(table.sittingId, table.type, table.at),
    check('waiter_calls_type', oneOf(table.type, WAITER_CALLS)),
  ],
)
