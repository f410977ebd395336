import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  LIVE_QUEUE_STATES,
  QUEUE_STATE_NAMES,
  type QueueActor,
  type QueueStateName,
} from '../../../../src/domain/queue/queueState'
import { archived, instant, key, localizedText, notNegative, noText, oneOf, version } from '../columns'
import { stores } from '../store/stores'
import { diningTables } from './tables'
import { users } from '../account/users'

const ofStore = () =>
  text()
    .notNull()
    .references(() => stores.id, { onDelete: 'cascade' })

/** The queue of a store: what happens in it happens one after the other, with its row locked. */
export const queues = pgTable('queues', {
  storeId: text()
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  /** Staff give no numbers for now. */
  paused: boolean().notNull().default(false),
  /** Opens the screen at the door; null until staff ask for it. */
  doorToken: text().unique(),
  version: version(),
})
export type QueueRow = typeof queues.$inferSelect

/** The kinds of tables that guests of a store queue for, each with a line and numbers of its own. */
export const queueTypes = pgTable(
  'queue_types',
  {
    id: key(),
    storeId: ofStore(),
    /** What guests call it, where its size does not say enough. */
    name: localizedText().notNull().default(noText),
    /** The letters that its numbers begin with. */
    prefix: text().notNull(),
    minPeople: integer().notNull(),
    maxPeople: integer().notNull(),
    /** Minutes until the line moves by one group, until seatings tell. */
    minutes: integer().notNull().default(5),
    paused: boolean().notNull().default(false),
    /** Taken away by staff: kept for the tickets that it had. */
    archived: archived(),
    version: version(),
  },
  (table) => [
    uniqueIndex('queue_types_prefix')
      .on(table.storeId, table.prefix)
      .where(sql`not ${table.archived}`),
    check('queue_types_people', sql`${table.minPeople} between 1 and ${table.maxPeople} and ${table.maxPeople} <= 99`),
    check('queue_types_minutes', sql`${table.minutes} between 1 and 60`),
    check('queue_types_letters', sql`${table.prefix} ~ '^[A-Z]{1,2}$'`),
  ],
)
export type QueueType = typeof queueTypes.$inferSelect

const LIVE = sql.raw(LIVE_QUEUE_STATES.map((name) => `'${name}'`).join(', '))

/** Queue tickets. They stay without their guest when the account is removed: the seatings tell how long others wait. */
export const queueTickets = pgTable(
  'queue_tickets',
  {
    id: key(),
    /** Counts all tickets; the order of a line unless `rank` says otherwise. */
    seq: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    /** Of a number that was taken again: that of the ticket which it follows. */
    rank: bigint({ mode: 'number' }),
    storeId: ofStore(),
    typeId: text()
      .notNull()
      .references(() => queueTypes.id, { onDelete: 'cascade' }),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The business day of the store; numbers begin anew with it. */
    day: date({ mode: 'string' }).notNull(),
    no: integer().notNull(),
    number: text().notNull(),
    people: integer().notNull(),
    phone: text().notNull(),
    state: text().$type<QueueStateName>().notNull().default('waiting'),
    /** Groups before it when it was taken: with the time until it was called they tell how fast the line moves. */
    aheadAtFirst: integer().notNull(),
    takenAt: instant().notNull(),
    firstCalledAt: instant(),
    calledAt: instant(),
    /** When a called number is passed unless the guest comes. */
    graceUntil: instant(),
    /** When the guest said that they stand at the door. */
    arrivedAt: instant(),
    /** When it was seated, passed or cancelled, and by whom. */
    endedAt: instant(),
    endedBy: text().$type<QueueActor>(),
    /** The table that staff chose. */
    tableId: text().references(() => diningTables.id, { onDelete: 'set null' }),
    /** The passed ticket that was taken again as this one, and how often that happened. */
    againOf: text().references((): AnyPgColumn => queueTickets.id, { onDelete: 'set null' }),
    timesAgain: integer().notNull().default(0),
    /** When the guest was told that few groups are left. */
    toldSoonAt: instant(),
    version: version(),
  },
  (table) => [
    unique('queue_tickets_no').on(table.typeId, table.day, table.no),
    unique('queue_tickets_again').on(table.againOf),
    uniqueIndex('queue_tickets_one_live')
      .on(table.userId, table.storeId)
      .where(sql`${table.state} in (${LIVE})`),
    index('queue_tickets_line')
      .on(table.storeId, table.seq)
      .where(sql`${table.state} in (${LIVE})`),
    index().on(table.userId, table.seq),
    index().on(table.typeId, table.takenAt),
    check('queue_tickets_state', oneOf(table.state, QUEUE_STATE_NAMES)),
    check('queue_tickets_people', sql`${table.people} >= 1`),
    check('queue_tickets_counts', notNegative(table.aheadAtFirst, table.timesAgain)),
    check(
      'queue_tickets_called',
      sql`${table.state} <> 'called' or (${table.calledAt} is not null and ${table.graceUntil} is not null)`,
    ),
    check('queue_tickets_ended', sql`(${table.state} in (${LIVE})) = (${table.endedAt} is null)`),
  ],
)
export type QueueTicket = typeof queueTickets.$inferSelect
