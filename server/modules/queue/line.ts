import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { openingAt } from '../../../src/domain/store/openingHours'
import { type Placed, stateAt, type StoreTime } from '../../../src/domain/queue/queueLine'
import { LIVE_QUEUE_STATES, QUEUE_STATES } from '../../../src/domain/queue/queueState'
import type { ReadDb } from '../../db/database'
import { type QueueTicket, queueTickets, type QueueType, queueTypes } from '../../db/schema/inStore/queue'
import { businessDayOf, hoursOf } from '../store/businessDay'
import type { StoreRow } from '../store/storePresenter'

/** A ticket with its place. */
export type PlacedTicket = Omit<QueueTicket, 'rank'> & Placed

/** The time in a store. */
export function timeIn(store: StoreRow, now: Date): StoreTime {
  return { now, today: businessDayOf(now, store), isOpen: openingAt(now, hoursOf(store)).isOpen }
}

/** Tickets sorted by their places. */
export const inLine = and(inArray(queueTickets.state, LIVE_QUEUE_STATES))
const byPlace = [asc(sql`coalesce(${queueTickets.rank}, ${queueTickets.seq})`), asc(queueTickets.seq)]

export const placed = (ticket: QueueTicket): PlacedTicket => ({ ...ticket, rank: ticket.rank ?? ticket.seq })

/** The tickets of a store that are stored as live, those too that the clock has ended. */
export async function storedLine(db: ReadDb, storeId: string): Promise<PlacedTicket[]> {
  const rows = await db
    .select()
    .from(queueTickets)
    .where(and(eq(queueTickets.storeId, storeId), inLine))
    .orderBy(...byPlace)
  return rows.map(placed)
}

/** The tickets that wait in a store or are called, sorted by their places; those of one kind of table are a line. */
export async function readLine(db: ReadDb, store: StoreRow, now: Date): Promise<PlacedTicket[]> {
  const time = timeIn(store, now)
  return (await storedLine(db, store.id)).filter((ticket) => QUEUE_STATES[stateAt(ticket, time)].live)
}

/** The line of a kind of table. */
export const lineOf = (tickets: readonly PlacedTicket[], typeId: string): PlacedTicket[] =>
  tickets.filter((ticket) => ticket.typeId === typeId)

/** The kinds of tables that guests of a store queue for, the smallest first. */
export function readTypes(db: ReadDb, storeId: string): Promise<QueueType[]> {
  return db
    .select()
    .from(queueTypes)
    .where(and(eq(queueTypes.storeId, storeId), eq(queueTypes.archived, false)))
    .orderBy(asc(queueTypes.minPeople), asc(queueTypes.maxPeople), asc(queueTypes.prefix))
}

/** A kind of table of a ticket; those too that staff have taken away. */
export async function readType(db: ReadDb, id: string): Promise<QueueType | undefined> {
  const [type] = await db.select().from(queueTypes).where(eq(queueTypes.id, id))
  return type
}
