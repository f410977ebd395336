import { and, eq, max } from 'drizzle-orm'
import { fittingType, placeAgain, seats } from '../../../src/domain/queue/queueLine'
import { openingAt } from '../../../src/domain/store/openingHours'
import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { ReadDb, Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { type QueueRow, type QueueTicket, queueTickets, type QueueType } from '../../db/schema/inStore/queue'
import { users } from '../../db/schema/account/users'
import { type MessageKey, type MessageParams } from '../../messages/messages'
import { phoneOf } from '../accounts/phoneNumbers'
import { hoursOf } from '../store/businessDay'
import { closedReason, type StoreRow } from '../store/storePresenter'
import { findStore } from '../store/storeRepository'
import { inLine, lineOf, readLine, readTypes, timeIn } from './line'
import { lockCurrentQueue } from './transitionTicket'
import { type QueueRules, readQueueRules } from './settings'

type Context = RequestContext<Tx, Session>

/** Digits of a number after its letters. */
const DIGITS = 3

interface Wanted {
  storeId: string
  people: number
  typeId?: string | undefined
  phone?: string | undefined
}

/** Takes a number for the caller. Refuses with the reason why there is none. */
export async function takeTicket(context: Context, wanted: Wanted): Promise<QueueTicket> {
  const { db: tx, session, now } = context
  const phone = await phoneFor(tx, session.userId, wanted.phone)
  const store = await findStore(tx, wanted.storeId)
  const queue = await lockCurrentQueue(tx, store, now)
  refuseClosed(store, queue, context)
  await refuseSecond(tx, session.userId, store.id)
  const type = chosenType(await readTypes(tx, store.id), wanted)
  const line = lineOf(await readLine(tx, store, now), type.id)
  const { people } = wanted
  return insertTicket(tx, { store, type, now }, { userId: session.userId, people, phone, aheadAtFirst: line.length })
}

/** Takes a number for guests who stand at the door without an account. */
export async function takeForGuests(
  tx: Tx,
  { storeId, people, phone }: { storeId: string; people: number; phone: string },
  when: Pick<Context, 'now' | 'locale'>,
): Promise<QueueTicket> {
  const store = await findStore(tx, storeId)
  const queue = await lockCurrentQueue(tx, store, when.now)
  refuseClosed(store, queue, when)
  const type = chosenType(await readTypes(tx, storeId), { storeId, people })
  const line = lineOf(await readLine(tx, store, when.now), type.id)
  const given = { userId: null, people, phone: phone && phoneOf(phone), aheadAtFirst: line.length }
  return insertTicket(tx, { store, type, now: when.now }, given)
}

/** Takes a passed number of the caller again: a new ticket that comes in after the next groups. The passed one stays as it was. */
export async function takeAgain(context: Context, passed: QueueTicket): Promise<QueueTicket> {
  const { db: tx, session, now } = context
  const store = await findStore(tx, passed.storeId)
  const queue = await lockCurrentQueue(tx, store, now)
  const [ticket] = await tx.select().from(queueTickets).where(eq(queueTickets.id, passed.id))
  const rules = await readQueueRules(tx)
  if (!ticket || !(await mayTakeAgain(tx, ticket, { rules, store, now }))) throw new AppError(400, 'queue.notAgain')
  refuseClosed(store, queue, context)
  await refuseSecond(tx, session.userId, store.id)
  const type = (await readTypes(tx, store.id)).find(({ id }) => id === ticket.typeId)
  if (!type) throw new AppError(400, 'queue.noSuchType')
  const { rank, ahead } = placeAgain(lineOf(await readLine(tx, store, now), type.id), rules.placesAgain)
  const { people, phone } = ticket
  return insertTicket(
    tx,
    { store, type, now },
    {
      ...{ userId: session.userId, people, phone, rank, aheadAtFirst: ahead },
      ...{ againOf: ticket.id, timesAgain: ticket.timesAgain + 1 },
    },
  )
}

/** Whether a ticket that is passed can be taken again: on its day, as often as the rule says, and once each. */
export async function mayTakeAgain(
  db: ReadDb,
  ticket: QueueTicket,
  { rules, store, now }: { rules: QueueRules; store: StoreRow; now: Date },
): Promise<boolean> {
  if (ticket.state !== 'passed' || ticket.timesAgain >= rules.timesAgain) return false
  if (ticket.day !== timeIn(store, now).today) return false
  return (await db.$count(queueTickets, eq(queueTickets.againOf, ticket.id))) === 0
}

/** Why a store gives no numbers now; undefined when it does. */
export function closedQueue(
  store: StoreRow,
  queue: Pick<QueueRow, 'paused'> | undefined,
  { now, locale }: Pick<Context, 'now' | 'locale'>,
): { key: MessageKey; params: MessageParams } | undefined {
  if (!store.services.includes('queue')) return { key: 'queue.off', params: {} }
  if (!openingAt(now, hoursOf(store)).isOpen) return closedReason(store, now, locale)
  return queue?.paused ? { key: 'queue.paused', params: {} } : undefined
}

/** The number that a ticket taken now would have. */
export async function nextNumber(
  db: ReadDb,
  { id, prefix }: QueueType,
  day: string,
): Promise<{ no: number; number: string }> {
  const ofDay = and(eq(queueTickets.typeId, id), eq(queueTickets.day, day))
  const [row] = await db
    .select({ last: max(queueTickets.no) })
    .from(queueTickets)
    .where(ofDay)
  const no = (row?.last ?? 0) + 1
  return { no, number: prefix + String(no).padStart(DIGITS, '0') }
}

function refuseClosed(store: StoreRow, queue: QueueRow, when: Pick<Context, 'now' | 'locale'>): void {
  const closed = closedQueue(store, queue, when)
  if (closed) throw new AppError(400, closed.key, closed.params)
}

/** A guest has one live ticket per store. The index of the table is the last line of defence. */
async function refuseSecond(tx: Tx, userId: string, storeId: string): Promise<void> {
  const ofGuest = and(eq(queueTickets.userId, userId), eq(queueTickets.storeId, storeId), inLine)
  const [live] = await tx.select().from(queueTickets).where(ofGuest)
  if (live) throw new AppError(400, 'queue.already', { number: live.number }, { ticketId: live.id })
}

function chosenType(types: readonly QueueType[], { people, typeId }: Wanted): QueueType {
  const requested = types.map((type) => ({ ...type, on: !type.paused }))
  const chosen = typeId === undefined ? fittingType(requested, people) : requested.find(({ id }) => id === typeId)
  if (typeId !== undefined && !chosen) throw new AppError(400, 'queue.noSuchType')
  if (!chosen) throw new AppError(400, 'queue.noSize', { people })
  const { minPeople: min, maxPeople: max } = chosen
  if (!seats(chosen, people)) throw new AppError(400, 'queue.wrongSize', { min, max })
  if (!chosen.on) throw new AppError(400, 'queue.typePaused', { min, max })
  return chosen
}

async function insertTicket(
  tx: Tx,
  { store, type, now }: { store: StoreRow; type: QueueType; now: Date },
  given: Pick<typeof queueTickets.$inferInsert, 'userId' | 'people' | 'phone' | 'aheadAtFirst'> &
    Partial<typeof queueTickets.$inferInsert>,
): Promise<QueueTicket> {
  const day = timeIn(store, now).today
  const numbered = await nextNumber(tx, type, day)
  const [ticket] = await tx
    .insert(queueTickets)
    .values({ ...given, ...numbered, id: newId(), storeId: store.id, typeId: type.id, day, takenAt: now })
    .returning()
  if (!ticket) throw new Error('a ticket was not written')
  return ticket
}

/** The number to call a guest at: the given one, else the bound one. */
async function phoneFor(tx: Tx, userId: string, given: string | undefined): Promise<string> {
  if (given) return phoneOf(given)
  const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
  if (!user?.phone) throw new AppError(400, 'queue.phoneWanted')
  return user.phone
}
