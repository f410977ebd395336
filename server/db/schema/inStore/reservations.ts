import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  type Celebration,
  DEPOSIT_KINDS,
  type DepositKind,
  OCCASIONS_TO_CELEBRATE,
  RESERVE_ICONS,
  type ReserveIcon,
} from '../../../../src/contract/constants/reserve'
import type { RefundStep } from '../../../../src/domain/reserve/deposit'
import {
  RESERVE_STATE_NAMES,
  type ReserveActor,
  type ReserveStateName,
} from '../../../../src/domain/reserve/reserveState'
import type { SlotRules } from '../../../../src/domain/reserve/slots'
import { instant, key, localizedText, noText, notNegative, oneOf, satang, version } from '../columns'
import { stores } from '../store/stores'
import { diningTables, tableSessions } from './tables'
import { users } from '../account/users'

const ofStore = () =>
  text()
    .notNull()
    .references(() => stores.id, { onDelete: 'cascade' })

/** How a store takes bookings. What books its tables happens one after the other, with this row locked. */
export const reserveStores = pgTable(
  'reserve_stores',
  {
    storeId: text()
      .primaryKey()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Staff take no bookings for now. */
    paused: boolean().notNull().default(false),
    slots: jsonb().$type<SlotRules>().notNull(),
    /** The fewest and the most tables, and the most people, of one booking. */
    minTables: integer().notNull().default(1),
    maxTables: integer().notNull().default(4),
    maxPeople: integer().notNull().default(12),
    /** How long a table is kept for guests who are late. */
    keepMinutes: integer().notNull().default(15),
    refundSteps: jsonb().$type<RefundStep[]>().notNull().default([]),
    /** What goes back of the deposit of guests who do not come, percent. */
    noShowPercent: integer().notNull().default(0),
    /** Bookings are confirmed without staff. */
    autoConfirm: boolean().notNull().default(false),
    notice: localizedText().notNull().default(noText),
    version: version(),
  },
  (table) => [
    check('reserve_stores_tables', sql`${table.minTables} between 1 and ${table.maxTables}`),
    check('reserve_stores_people', sql`${table.maxPeople} between 1 and 99`),
    check('reserve_stores_keep', sql`${table.keepMinutes} between 0 and 240`),
    check('reserve_stores_no_show', sql`${table.noShowPercent} between 0 and 100`),
  ],
)
export type ReserveStore = typeof reserveStores.$inferSelect

/** Parts of a store where guests book: by the window, on the terrace, in a room. */
export const reserveAreas = pgTable(
  'reserve_areas',
  {
    id: key(),
    storeId: ofStore(),
    sort: integer().notNull().default(0),
    name: localizedText().notNull(),
    caption: localizedText().notNull().default(noText),
    icon: text().$type<ReserveIcon>().notNull().default('seat'),
    minPeople: integer().notNull(),
    maxPeople: integer().notNull(),
    /** The most tables that are joined for a group. */
    joinTables: integer().notNull().default(1),
    depositKind: text().$type<DepositKind>().notNull().default('none'),
    /** Of one booking, table or person. */
    depositAmount: satang().notNull().default(0),
    /** Takes no bookings. */
    closed: boolean().notNull().default(false),
    version: version(),
  },
  (table) => [
    index().on(table.storeId, table.sort),
    check('reserve_areas_icon', oneOf(table.icon, RESERVE_ICONS)),
    check(
      'reserve_areas_people',
      sql`${table.minPeople} between 1 and ${table.maxPeople} and ${table.maxPeople} <= 99`,
    ),
    check('reserve_areas_join', sql`${table.joinTables} between 1 and 9`),
    check('reserve_areas_deposit', sql`${oneOf(table.depositKind, DEPOSIT_KINDS)} and ${table.depositAmount} >= 0`),
  ],
)
export type ReserveArea = typeof reserveAreas.$inferSelect

/** The tables of an area that can be booked; the others are for guests who come without. */
export const reserveTables = pgTable(
  'reserve_tables',
  {
    tableId: text()
      .primaryKey()
      .references(() => diningTables.id, { onDelete: 'cascade' }),
    areaId: text()
      .notNull()
      .references(() => reserveAreas.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.areaId)],
)

/** Reservations. They stay without their guest when the account is removed. */
export const reservations = pgTable(
  'reservations',
  {
    /** Also of its purchase when there is a deposit. */
    id: key(),
    seq: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    /** What the guest shows at the door. */
    code: text().notNull(),
    storeId: ofStore(),
    areaId: text()
      .notNull()
      .references(() => reserveAreas.id, { onDelete: 'cascade' }),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    madeBy: text().$type<'guest' | 'staff'>().notNull().default('guest'),
    contact: text().notNull(),
    phone: text().notNull(),
    people: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    start: instant().notNull(),
    /** Until when the tables are held. */
    end: instant().notNull(),
    tableIds: jsonb().$type<string[]>().notNull(),
    celebration: text().$type<Celebration>().notNull().default('none'),
    notes: text().notNull().default(''),
    deposit: satang().notNull().default(0),
    refunded: satang().notNull().default(0),
    /** The rules that the guest booked by. */
    refundSteps: jsonb().$type<RefundStep[]>().notNull().default([]),
    /** The most that goes back, percent: lowered when the booking is moved late. */
    refundMost: integer().notNull().default(100),
    keepMinutes: integer().notNull(),
    state: text().$type<ReserveStateName>().notNull(),
    createdAt: instant().notNull(),
    askedAt: instant(),
    processingAt: instant(),
    confirmedAt: instant(),
    endedAt: instant(),
    endedBy: text().$type<ReserveActor>(),
    /** Why it was refused or cancelled. */
    reason: text().notNull().default(''),
    /** Why staff gave the deposit, or a part of it, back by hand; the last time when there are several. */
    refundReason: text().notNull().default(''),
    /** When the guest was reminded a day and two hours before. */
    toldDayAt: instant(),
    toldSoonAt: instant(),
    /** The session of the table that was opened from the booking. */
    tableSessionId: text().references(() => tableSessions.id, { onDelete: 'set null' }),
    version: version(),
  },
  (table) => [
    index().on(table.storeId, table.day),
    index().on(table.userId, table.start),
    index().on(table.tableSessionId),
    uniqueIndex('reservations_code').on(table.storeId, table.code),
    index('reservations_coming')
      .on(table.start)
      .where(sql`${table.state} in ('asking', 'processing', 'confirmed')`),
    check('reservations_state', oneOf(table.state, RESERVE_STATE_NAMES)),
    check('reservations_celebration', oneOf(table.celebration, OCCASIONS_TO_CELEBRATE)),
    check('reservations_people', sql`${table.people} >= 1`),
    check('reservations_time', sql`${table.end} > ${table.start}`),
    check(
      'reservations_amounts',
      sql`${notNegative(table.deposit)} and ${table.refunded} between 0 and ${table.deposit}`,
    ),
    check('reservations_most', sql`${table.refundMost} between 0 and 100`),
  ],
)
export type Reservation = typeof reservations.$inferSelect

/** Which table is held when: one booking at most, in steps of 15 minutes. */
export const reserveHolds = pgTable(
  'reserve_holds',
  {
    tableId: text()
      .notNull()
      .references(() => diningTables.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    reservationId: text()
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.at] }), index().on(table.reservationId)],
)
