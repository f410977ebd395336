import { and, desc, eq } from 'drizzle-orm'
import type { Reply } from '../../../src/contract/endpoint'
import type { queueContract } from '../../../src/contract/inStore/queue'
import { stateAt } from '../../../src/domain/queue/queueLine'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Handlers, RequestContext, Session } from '../../api/context'
import { sha256 } from '../../api/sha256'
import type { ReadDb, Tx } from '../../db/database'
import { type QueueTicket, queueTickets, queueTypes } from '../../db/schema/inStore/queue'
import { stores } from '../../db/schema/store/stores'
import { inLocale } from '../../db/translations'
import { findStore } from '../store/storeRepository'
import { bringDishes } from './bringDishes'
import { timeIn } from './line'
import { lockCurrentQueue, transitionTicket, notifyNearby } from './transitionTicket'
import { briefOf, readQueue, readTicketView } from './presenter'
import { takeAgain, takeTicket } from './takeTicket'

type Calls = typeof queueContract
type Context<D extends ReadDb = ReadDb> = RequestContext<D, Session>

/** Characters of a version. */
const VERSION_LENGTH = 22

/** Queue numbers. */
export const queueHandlers: Handlers<Calls> = {
  tables: (context, { storeId }) => readQueue(context, storeId),

  mine: (context, paging) => listTickets(context, paging),

  detail: async (context, { id, version }) => ticketReply(context, await ownTicket(context, id), version),

  take: async (context, wanted) => ticketReply(context, await takeTicket(context, wanted)),

  async cancel(context, { id }) {
    const { db: tx, now } = context
    const store = await lockQueueOf(context, id)
    const ticket = await transitionTicket(tx, id, 'cancelled', { actor: 'guest', now })
    await notifyNearby(tx, store, now)
    return ticketReply(context, ticket)
  },

  async arrive(context, { id }) {
    const { db: tx, now } = context
    await lockQueueOf(context, id)
    const ofCalled = and(eq(queueTickets.id, id), eq(queueTickets.state, 'called'))
    const [ticket] = await tx.update(queueTickets).set({ arrivedAt: now }).where(ofCalled).returning()
    if (!ticket) throw new AppError(400, `queue.is.${(await ownTicket(context, id)).state}`)
    return ticketReply(context, ticket)
  },

  async bring(context, { id }) {
    const ticket = await ownTicket(context, id)
    await bringDishes(context, ticket)
    return ticketReply(context, ticket)
  },

  again: async (context, { id }) => ticketReply(context, await takeAgain(context, await ownTicket(context, id))),
}

/** Locks the queue of a ticket of the caller. */
async function lockQueueOf(context: Context<Tx>, id: string) {
  const store = await findStore(context.db, (await ownTicket(context, id)).storeId)
  await lockCurrentQueue(context.db, store, context.now)
  return store
}

/** A ticket of the caller. Refuses that of another one as unknown. */
async function ownTicket({ db, session }: Context, id: string): Promise<QueueTicket> {
  const own = and(eq(queueTickets.id, id), eq(queueTickets.userId, session.userId))
  const [ticket] = await db.select().from(queueTickets).where(own)
  if (!ticket) throw new AppError(400, 'queue.notFound')
  return ticket
}

/** A ticket; when nothing has changed since the known version, the reply contains no view. */
async function ticketReply(context: Context, ticket: QueueTicket, known = ''): Promise<Reply<Calls['detail']>> {
  const view = await readTicketView(context, ticket)
  const version = sha256(JSON.stringify(view), 'base64url').slice(0, VERSION_LENGTH)
  const changed = version !== known
  return { version, changed, view: changed ? view : null, serverTime: isoText(context.now) }
}

async function listTickets(
  { db, session, locale, now }: Context,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Reply<Calls['mine']>> {
  const own = eq(queueTickets.userId, session.userId)
  const rows = await db
    .select({ ticket: queueTickets, type: queueTypes, store: stores })
    .from(queueTickets)
    .innerJoin(queueTypes, eq(queueTypes.id, queueTickets.typeId))
    .innerJoin(stores, eq(stores.id, queueTickets.storeId))
    .where(own)
    .orderBy(desc(queueTickets.seq))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const list = rows.map(({ ticket, type, store }) => ({
    ...briefOf({ ...ticket, state: stateAt(ticket, timeIn(store, now)) }, { type, locale }),
    storeName: inLocale(store.name, locale),
  }))
  return { list, total: await db.$count(queueTickets, own), page, pageSize }
}
