import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { QueueReply, QueueTableType, QueueTicketView } from '../../../src/contract/inStore/queue'
import { aheadOf, estimate, placeAgain, stateAt } from '../../../src/domain/queue/queueLine'
import { queueActionsOf, QUEUE_STATES, type QueueStateName } from '../../../src/domain/queue/queueState'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { isoText } from '../../../src/domain/time/storeClock'
import type { RequestContext, Session } from '../../api/context'
import type { Locale } from '../../../src/contract/fields'
import type { ReadDb } from '../../db/database'
import { queues, type QueueTicket, queueTickets, type QueueType } from '../../db/schema/inStore/queue'
import { diningTables, tableParticipants, tableSessions } from '../../db/schema/inStore/tables'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import { shownPhone } from '../accounts/phoneNumbers'
import type { StoreRow } from '../store/storePresenter'
import { findStore } from '../store/storeRepository'
import { countChosen } from './chosenDishes'
import { lineOf, type PlacedTicket, readLine, readType, readTypes, timeIn, placed } from './line'
import { readPaces } from './waitEstimate'
import { type QueueRules, readQueueRules } from './settings'
import { closedQueue, mayTakeAgain, nextNumber } from './takeTicket'

type Context = RequestContext<ReadDb, Session>

/** How many numbers a guest sees of the line, with their own. */
const SHOWN = 4

/** `Table for 3–4`, or with the name that staff gave it. */
export function typeName(
  { name, minPeople: min, maxPeople: max }: Pick<QueueType, 'name' | 'minPeople' | 'maxPeople'>,
  locale: Locale,
): string {
  const people = min === max ? String(min) : `${min}–${max}`
  const given = inLocale(name, locale)
  if (given === '') return translate(locale, 'queue.tableFor', { people })
  return translate(locale, 'queue.namedTable', { name: given, people })
}

/** The text of a state. */
export const stateText = (state: QueueStateName, locale: Locale) => translate(locale, `queueState.${state}`)

/** The queue of a store for a guest. */
export async function readQueue(context: Context, storeId: string): Promise<QueueReply> {
  const { db, session, locale, now } = context
  const store = await findStore(db, storeId)
  const [queue] = await db.select().from(queues).where(eq(queues.storeId, storeId))
  const tickets = await readLine(db, store, now)
  const closed = closedQueue(store, queue, context)
  const types = await readTypes(db, storeId)
  const own = tickets.find(({ userId }) => userId === session.userId)
  return {
    storeId,
    open: !closed && types.length > 0,
    closedText: textOfClosed(closed, types, locale),
    minPeople: Math.min(99, ...types.map(({ minPeople }) => minPeople)),
    maxPeople: Math.max(1, ...types.map(({ maxPeople }) => maxPeople)),
    types: await presentTypes(db, { store, types, tickets }, { locale, now }),
    ticket: own ? { id: own.id, number: own.number, people: own.people } : null,
    serverTime: isoText(now),
  }
}

function textOfClosed(closed: ReturnType<typeof closedQueue>, types: readonly QueueType[], locale: Locale): string {
  if (closed) return translate(locale, closed.key, closed.params)
  return types.length === 0 ? translate(locale, 'queue.off') : ''
}

/** The kinds of tables of a store with their lines. */
export async function presentTypes(
  db: ReadDb,
  { store, types, tickets }: { store: StoreRow; types: readonly QueueType[]; tickets: readonly PlacedTicket[] },
  { locale, now }: { locale: Locale; now: Date },
): Promise<QueueTableType[]> {
  const { today } = timeIn(store, now)
  const paces = await readPaces(db, types, { today, now })
  const current = await readCurrentNumbers(db, store.id, today)
  return types.map((type) => {
    const waiting = lineOf(tickets, type.id).length
    return {
      ...{ id: type.id, name: typeName(type, locale), prefix: type.prefix },
      ...{ minPeople: type.minPeople, maxPeople: type.maxPeople, waiting, on: !type.paused },
      currentNo: current.get(type.id) ?? '',
      estMinutes: estimate(waiting, paces.get(type.id) ?? type.minutes),
    }
  })
}

/** The number of each kind of table that was called last on a day. */
async function readCurrentNumbers(db: ReadDb, storeId: string, day: string): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([queueTickets.typeId], { typeId: queueTickets.typeId, number: queueTickets.number })
    .from(queueTickets)
    .where(and(eq(queueTickets.storeId, storeId), eq(queueTickets.day, day), isNotNull(queueTickets.calledAt)))
    .orderBy(queueTickets.typeId, desc(queueTickets.calledAt), desc(queueTickets.seq))
  return new Map(rows.map(({ typeId, number }) => [typeId, number]))
}

/** A ticket for its guest. */
export async function readTicketView(context: Context, stored: QueueTicket): Promise<QueueTicketView> {
  const { db, locale, now } = context
  const store = await findStore(db, stored.storeId)
  const ticket = { ...stored, state: stateAt(stored, timeIn(store, now)) }
  const rules = await readQueueRules(db)
  const types = await readTypes(db, store.id)
  const tickets = await readLine(db, store, now)
  const type = types.find(({ id }) => id === ticket.typeId)
  const paces = await readPaces(db, types, { today: timeIn(store, now).today, now })
  const pace = paces.get(ticket.typeId) ?? 0
  const again = type ? await againOf(context, ticket, { store, rules, tickets, type, pace }) : null
  return {
    ...briefOf(ticket, { type: type ?? (await readType(db, ticket.typeId)), locale }),
    ...placeOf(ticket, tickets, pace),
    storeInfo: storeOf(store, locale),
    phone: shownPhone(ticket.phone),
    calledAt: callTimes(ticket),
    graceUntil: ticket.state === 'called' && ticket.graceUntil ? isoText(ticket.graceUntil) : null,
    graceMinutes: rules.graceMinutes,
    waitedMinutes: waitedMinutes(ticket),
    arrived: ticket.arrivedAt !== null,
    table: await tableOf(context, ticket),
    dishes: await countChosen(context, ticket),
    actions: queueActionsOf(ticket.state, { arrived: ticket.arrivedAt !== null, again: again !== null }),
    again,
    passRule: ruleText(rules, locale),
  }
}

/** What the list and the page of a ticket have in common. */
export function briefOf(ticket: QueueTicket, { type, locale }: { type: QueueType | undefined; locale: Locale }) {
  const { id, number, typeId, people, state, takenAt } = ticket
  return {
    ...{ id, number, typeId, people, createdAt: isoText(takenAt) },
    typeName: type ? typeName(type, locale) : '',
    state: QUEUE_STATES[state].code,
    stateFormat: stateText(state, locale),
  }
}

function placeOf(ticket: QueueTicket, tickets: readonly PlacedTicket[], pace: number) {
  const line = lineOf(tickets, ticket.typeId)
  const others = tickets.length - line.length
  if (!QUEUE_STATES[ticket.state].live) return { ahead: 0, estMinutes: 0, line: [], others }
  const ahead = aheadOf(line, placed(ticket))
  const shown = line.slice(Math.max(0, ahead + 1 - SHOWN), ahead + 1)
  return {
    ...{ ahead, others, estMinutes: estimate(ahead, pace) },
    line: shown.map(({ number, state }) => ({ number, called: state === 'called' })),
  }
}

function storeOf(store: StoreRow, locale: Locale): QueueTicketView['storeInfo'] {
  const { id, lat, lng, tel } = store
  return { id, name: inLocale(store.name, locale), address: inLocale(store.address, locale), lat, lng, tel }
}

function callTimes({ firstCalledAt, calledAt }: QueueTicket): string[] {
  const times = [firstCalledAt, calledAt].filter((at) => at !== null).map(isoText)
  return [...new Set(times)]
}

/** From the last call until the number was passed, which the clock does at the end of the grace. */
function waitedMinutes({ state, calledAt, endedAt, graceUntil }: QueueTicket): number {
  const until = endedAt ?? graceUntil
  if (state !== 'passed' || !calledAt || !until) return 0
  return Math.max(0, Math.round((until.getTime() - calledAt.getTime()) / MINUTE_MS))
}

async function againOf(
  { db, locale, now }: Context,
  ticket: QueueTicket,
  found: { store: StoreRow; rules: QueueRules; tickets: readonly PlacedTicket[]; type: QueueType; pace: number },
): Promise<QueueTicketView['again']> {
  const { store, rules, tickets, type, pace } = found
  const [queue] = await db.select().from(queues).where(eq(queues.storeId, store.id))
  const isLive = ticket.userId !== null && tickets.some(({ userId }) => userId === ticket.userId)
  if (isLive || closedQueue(store, queue, { now, locale })) return null
  if (!(await mayTakeAgain(db, ticket, { rules, store, now }))) return null
  const { ahead } = placeAgain(lineOf(tickets, type.id), rules.placesAgain)
  const { number } = await nextNumber(db, type, timeIn(store, now).today)
  return { number, ahead, estMinutes: estimate(ahead, pace) }
}

function ruleText({ timesAgain, placesAgain }: QueueRules, locale: Locale): string {
  if (timesAgain === 0) return translate(locale, 'queue.ruleNone')
  return translate(locale, timesAgain === 1 ? 'queue.ruleOnce' : 'queue.ruleTimes', {
    times: timesAgain,
    places: placesAgain,
  })
}

/** The table that staff chose, with its code while the guest sits there. */
export async function tableOf(
  { db, session, locale }: Context,
  { tableId }: Pick<QueueTicket, 'tableId'>,
): Promise<QueueTicketView['table']> {
  if (!tableId) return null
  const [table] = await db.select().from(diningTables).where(eq(diningTables.id, tableId))
  if (!table) return null
  const open = and(eq(tableSessions.tableId, tableId), isNull(tableSessions.closedAt))
  const [seat] = await db
    .select({ no: tableParticipants.no })
    .from(tableSessions)
    .innerJoin(tableParticipants, eq(tableParticipants.tableSessionId, tableSessions.id))
    .where(and(open, eq(tableParticipants.userId, session.userId)))
    .limit(1)
  return { id: table.id, name: table.name, area: inLocale(table.area, locale), code: seat ? table.code : null }
}
