import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  PAY_MODES,
  type PayMode,
  WAITER_CALLS,
  type WaiterCallType,
} from '../../../../src/contract/inStore/inStoreTable'
import { instant, key, noText, oneOf, localizedText } from '../columns'
import { stores } from '../store/stores'
import { users } from '../account/users'

/** Dining tables. */
export const diningTables = pgTable(
  'dining_tables',
  {
    id: key(),
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    name: text().notNull(),
    area: localizedText().notNull().default(noText),
    seats: integer().notNull(),
    /** Secret in the table's printed QR code, which allows ordering. Renewing it invalidates the old one. */
    code: text().notNull(),
    /** Expiry of the code; null for one without expiry. */
    codeExpireAt: instant(),
    /** Each table session gets a new code: closing the table renews it. */
    codePerSession: boolean().notNull().default(false),
    /** Counted up by each edit of staff. */
    version: integer().notNull().default(1),
    /** Taken away: only what happened there before still shows it. */
    archived: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('dining_tables_name')
      .on(table.storeId, table.name)
      .where(sql`not ${table.archived}`),
    check('dining_tables_seats', sql`${table.seats} >= 1`),
  ],
)

/** Table sessions, from the first scan to the last payment. A table has at most one open session. */
export const tableSessions = pgTable(
  'table_sessions',
  {
    id: key(),
    tableId: text()
      .notNull()
      .references(() => diningTables.id, { onDelete: 'cascade' }),
    payMode: text().$type<PayMode>().notNull(),
    peopleNum: integer().notNull(),
    /** Incremented by every change that its participants can see. */
    version: integer().notNull().default(1),
    openedAt: instant().notNull(),
    activeAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('table_sessions_one_open')
      .on(table.tableId)
      .where(sql`${table.closedAt} is null`),
    index().on(table.tableId, table.openedAt),
    check('table_sessions_pay_mode', oneOf(table.payMode, PAY_MODES)),
    check('table_sessions_people', sql`${table.peopleNum} >= 1`),
  ],
)

const ofTableSession = () =>
  text()
    .notNull()
    .references(() => tableSessions.id, { onDelete: 'cascade' })

/** Participants of a table session, with a stable number. After a merge of accounts a user may have two numbers. */
export const tableParticipants = pgTable(
  'table_participants',
  {
    tableSessionId: ofTableSession(),
    no: integer().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableSessionId, table.no] }), index().on(table.userId)],
)

/** Waiter calls. */
export const waiterCalls = pgTable(
  'waiter_calls',
  {
    id: key(),
    tableSessionId: ofTableSession(),
    participantNo: integer().notNull(),
    type: text().$type<WaiterCallType>().notNull(),
    note: text().notNull().default(''),
    at: instant().notNull(),
    /** When the call was answered. */
    doneAt: instant(),
  },
  (table) => [
    index().on(table.tableSessionId, table.type, table.at),
    check('waiter_calls_type', oneOf(table.type, WAITER_CALLS)),
  ],
)
