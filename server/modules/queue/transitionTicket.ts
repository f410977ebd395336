import { and, eq, sql } from 'drizzle-orm'
import { aheadOf, stateAt } from '../../../src/domain/queue/queueLine'
import {
  canTransitionTicket,
  QUEUE_STATES,
  type QueueActor,
  type QueueStateName,
} from '../../../src/domain/queue/queueState'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { lockQueue } from '../../db/locks'
import { type QueueRow, type QueueTicket, queueTickets } from '../../db/schema/inStore/queue'
import { publish } from '../events'
import type { StoreRow } from '../store/storePresenter'
import { lineOf, readLine, storedLine, timeIn } from './line'
import { readQueueRules } from './settings'

interface TicketTransition {
  actor: QueueActor
  now: Date
  tableId?: string | null
}

/** Locks the queue of a store and expires its overdue tickets. */
export async function lockCurrentQueue(tx: Tx, store: StoreRow, now: Date): Promise<QueueRow> {
  const queue = await lockQueue(tx, store.id)
  const time = timeIn(store, now)
  for (const ticket of await storedLine(tx, store.id)) {
    const state = stateAt(ticket, time)
    if (state === ticket.state) continue
    const at = state === 'passed' && ticket.graceUntil ? ticket.graceUntil : now
    await writeTransition(tx, ticket.id, state, { actor: 'system', now: at })
  }
  return queue
}

/** Moves a ticket to another state. Refuses what its state or the actor does not allow. Enter the queue before. */
export async function transitionTicket(
  tx: Tx,
  ticketId: string,
  to: QueueStateName,
  move: TicketTransition,
): Promise<QueueTicket> {
  const [ticket] = await tx.select().from(queueTickets).where(eq(queueTickets.id, ticketId))
  if (!ticket) throw new AppError(400, 'queue.notFound')
  if (!canTransitionTicket(ticket.state, to, move.actor)) throw new AppError(400, `queue.is.${ticket.state}`)
  return writeTransition(tx, ticketId, to, move)
}

async function writeTransition(tx: Tx, id: string, to: QueueStateName, move: TicketTransition): Promise<QueueTicket> {
  const { actor, now, tableId } = move
  const { graceMinutes } = await readQueueRules(tx)
  const ended = QUEUE_STATES[to].live ? { endedAt: null, endedBy: null } : { endedAt: now, endedBy: actor }
  const graceUntil = to === 'called' ? new Date(now.getTime() + graceMinutes * MINUTE_MS) : null
  const called = to === 'called' && {
    calledAt: now,
    firstCalledAt: sql`coalesce(${queueTickets.firstCalledAt}, ${now.toISOString()}::timestamptz)`,
  }
  const [moved] = await tx
    .update(queueTickets)
    .set({
      ...{ state: to, graceUntil, version: sql`${queueTickets.version} + 1` },
      ...ended,
      ...called,
      ...(QUEUE_STATES[to].live && { arrivedAt: null }),
      ...(tableId !== undefined && { tableId }),
    })
    .where(eq(queueTickets.id, id))
    .returning()
  if (!moved) throw new Error(`ticket ${id} is gone`)
  return moved
}

/** Notifies guests for whom few groups are left, each once. Call it after a change of the line. */
export async function notifyNearby(tx: Tx, store: StoreRow, now: Date): Promise<void> {
  const { soonAhead } = await readQueueRules(tx)
  const tickets = await readLine(tx, store, now)
  for (const ticket of tickets) {
    const { id, state, userId, toldSoonAt, aheadAtFirst } = ticket
    const isNear = aheadOf(lineOf(tickets, ticket.typeId), ticket) <= soonAhead && aheadAtFirst > soonAhead
    if (!isNear || toldSoonAt || !userId || state !== 'waiting') continue
    await tx
      .update(queueTickets)
      .set({ toldSoonAt: now })
      .where(and(eq(queueTickets.id, id)))
    await publish(tx, 'queueUpdated', { ticketId: id, userId, to: 'soon', now })
  }
}
