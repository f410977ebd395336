import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { StaffQueueTicket } from '../../../console/contract/tables/queue'
import { aheadOf, stateAt } from '../../../src/domain/queue/queueLine'
import { QUEUE_STATES, type QueueStateName } from '../../../src/domain/queue/queueState'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { type QueueTicket, queueTickets } from '../../db/schema/inStore/queue'
import { recordAudit, type Staff } from '../audit/audit'
import { publish } from '../events'
import { seatGuests } from '../inStore/seatGuests'
import { lockTable } from '../inStore/tableAccess'
import { shownPhone } from '../accounts/phoneNumbers'
import { refuseStale, timeText } from '../offers/edited'
import type { StoreRow } from '../store/storePresenter'
import { findAnyStore } from '../store/storeRepository'
import { inLine, lineOf, placed, type PlacedTicket, readLine, readType, timeIn } from './line'
import { lockCurrentQueue, transitionTicket, notifyNearby } from './transitionTicket'
import { stateText } from './presenter'
import { takeForGuests } from './takeTicket'

/** Actions of staff on a ticket, with their target states. */
const ACTIONS = {
  call: 'called',
  seat: 'dined',
  pass: 'passed',
  requeue: 'waiting',
  cancel: 'cancelled',
} as const satisfies Record<string, QueueStateName>
export type TicketAction = keyof typeof ACTIONS

/** An action of staff on a ticket, with the version that they saw. */
export interface TicketActionRequest {
  id: string
  version: number
  tableId?: string | undefined
}

/** Moves a ticket. Refuses a stale one, and what its state does not allow; a group seated at a table opens its session. */
export async function transitionByStaff(
  tx: Tx,
  action: TicketAction,
  requested: TicketActionRequest,
  staff: Staff,
): Promise<StaffQueueTicket> {
  const { now } = staff
  const found = await findTicket(tx, requested.id)
  const store = await findAnyStore(tx, found.storeId)
  await lockCurrentQueue(tx, store, now)
  const line = await readLine(tx, store, now)
  const before = await findTicket(tx, requested.id)
  await refuseStale(before, requested, (ticket) => present(ticket, { store, line }, staff))
  if (action === 'requeue') await refuseReturn(tx, before)
  const tableId = await tableFor(tx, requested, before)
  const after = await transitionTicket(tx, requested.id, ACTIONS[action], { actor: 'staff', now, tableId })
  if (action === 'seat') await openTable(tx, after, requested.tableId, now)
  if (action === 'call') await notifyCalled(tx, after, now)
  await notifyNearby(tx, store, now)
  const was = present(before, { store, line }, staff)
  const is = present(after, { store, line: await readLine(tx, store, now) }, staff)
  await recordAudit(tx, staff, {
    ...{ action: `queue.${action}`, subject: 'queue_tickets', subjectId: requested.id },
    ...{ before: unnamed(was), after: unnamed(is) },
  })
  return is
}

/** Takes a number for guests at the door. */
export async function takeByStaff(
  tx: Tx,
  requested: { storeId: string; people: number; phone: string },
  staff: Staff,
): Promise<StaffQueueTicket> {
  const { id } = await takeForGuests(tx, requested, staff)
  const taken = await readTicketOf(tx, id, staff)
  const named = { action: 'queue.take', subject: 'queue_tickets', subjectId: id } as const
  await recordAudit(tx, staff, { ...named, before: null, after: unnamed(taken) })
  return taken
}

/** The tickets of a store: those in line, or those of the business day that have ended. */
export async function listTicketsOf(
  db: ReadDb,
  { storeId, typeId, state }: { storeId: string; typeId?: string | undefined; state: 'live' | QueueStateName },
  staff: Staff,
): Promise<{ list: StaffQueueTicket[]; serverTime: string }> {
  const store = await findAnyStore(db, storeId)
  const line = await readLine(db, store, staff.now)
  const all = state === 'live' ? line : await readEnded(db, store, { state, staff })
  const wanted = all.filter((ticket) => typeId === undefined || ticket.typeId === typeId)
  return { list: wanted.map((ticket) => present(ticket, { store, line }, staff)), serverTime: isoText(staff.now) }
}

/** A ticket by its id. */
export async function readTicketOf(db: ReadDb, id: string, staff: Staff): Promise<StaffQueueTicket> {
  const ticket = await findTicket(db, id)
  const store = await findAnyStore(db, ticket.storeId)
  return present(ticket, { store, line: await readLine(db, store, staff.now) }, staff)
}

async function readEnded(db: ReadDb, store: StoreRow, { state, staff }: { state: QueueStateName; staff: Staff }) {
  const time = timeIn(store, staff.now)
  const ofDay = and(eq(queueTickets.storeId, store.id), eq(queueTickets.day, time.today))
  const rows = await db.select().from(queueTickets).where(ofDay).orderBy(desc(queueTickets.seq))
  return rows.filter((ticket) => stateAt(ticket, time) === state).map(placed)
}

async function findTicket(db: ReadDb, id: string): Promise<QueueTicket> {
  const [ticket] = await db.select().from(queueTickets).where(eq(queueTickets.id, id))
  if (!ticket) throw new AppError(400, 'queue.notFound')
  return ticket
}

/** A number whose kind of table was taken away has no line to come back to. Nor has a guest who has taken another number meanwhile. */
async function refuseReturn(tx: Tx, { id, typeId, userId, storeId }: QueueTicket): Promise<void> {
  if ((await readType(tx, typeId))?.archived) throw new AppError(400, 'queue.noSuchType')
  if (!userId) return
  const ofGuest: SQL | undefined = and(eq(queueTickets.userId, userId), eq(queueTickets.storeId, storeId), inLine)
  const [live] = await tx.select().from(queueTickets).where(ofGuest)
  if (live && live.id !== id) throw new AppError(400, 'queue.otherLive', { number: live.number })
}

/** The table that a ticket gets: a new one, none, or the one that it has. */
async function tableFor(
  tx: Tx,
  { tableId }: TicketActionRequest,
  { storeId }: QueueTicket,
): Promise<string | undefined> {
  return tableId === undefined ? undefined : (await lockTable(tx, { id: tableId, storeId })).id
}

async function openTable(tx: Tx, ticket: QueueTicket, tableId: string | undefined, now: Date): Promise<void> {
  const { storeId, userId, people } = ticket
  if (tableId !== undefined)
    await seatGuests(tx, await lockTable(tx, { id: tableId, storeId }), { userId, people, now })
}

async function notifyCalled(tx: Tx, { id: ticketId, userId }: QueueTicket, now: Date): Promise<void> {
  if (userId) await publish(tx, 'queueUpdated', { ticketId, userId, to: 'called', now })
}

function present(
  stored: QueueTicket,
  { store, line }: { store: StoreRow; line: readonly PlacedTicket[] },
  { locale, now }: Staff,
): StaffQueueTicket {
  const state = stateAt(stored, timeIn(store, now))
  const { id, version, storeId, typeId, number, people, phone, tableId } = stored
  return {
    ...{ id, version, storeId, typeId, number, people, tableId, phone: phone && shownPhone(phone) },
    state: QUEUE_STATES[state].code,
    stateFormat: stateText(state, locale),
    takenAt: isoText(stored.takenAt),
    calledAt: timeText(stored.calledAt),
    graceUntil: timeText(stored.graceUntil),
    arrivedAt: timeText(stored.arrivedAt),
    endedAt: timeText(stored.endedAt),
    ahead: QUEUE_STATES[state].live ? aheadOf(lineOf(line, typeId), placed(stored)) : 0,
  }
}

/** The record keeps no phone number: it stays when the account is removed. */
const unnamed = (ticket: StaffQueueTicket) => ({ ...ticket, phone: '' })
