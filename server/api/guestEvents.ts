import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ChangeKind, EVENTS_PATH } from '../../src/contract/events'
import { MINUTE_MS } from '../../src/domain/time/duration'
import type { ChangeFeed } from '../db/changeFeed'
import { tooManyRequests } from './addressLimits'
import { AppError } from './appError'
import type { FoundSession } from './context'
import { EventStreams, eventText } from './eventStreams'
import { localeOf, tokenOf } from './headers'
import type { AppContext } from './runHandler'
import { StreamCounts, type StreamLimits } from './streamCounts'

/** Payload of the channel `guest_changes` (`migrations/0046_guest_changes.sql`). */
interface GuestChange {
  userId: string
  kind: ChangeKind
}

type Send = (text: string) => void

interface GuestEventDependencies {
  app: AppContext
  changes: ChangeFeed
  limits?: Partial<StreamLimits>
}

/** Open streams by user: each change of the database is read once, however many there are. */
class Listeners {
  private readonly byUser = new Map<string, Set<Send>>()

  /** Returns the function that unsubscribes. */
  add(userId: string, send: Send): () => void {
    const own = this.byUser.get(userId) ?? new Set()
    this.byUser.set(userId, own.add(send))
    return () => {
      own.delete(send)
      if (own.size === 0) this.byUser.delete(userId)
    }
  }

  /** Sends a change to its user's streams only; null, for changes that may have been missed, to all. */
  notify(payload: string | null): void {
    if (payload === null) {
      for (const own of this.byUser.values()) for (const send of own) send(eventText('reload'))
      return
    }
    const { userId, kind } = JSON.parse(payload) as GuestChange
    for (const send of this.byUser.get(userId) ?? []) send(eventText(kind))
  }
}

/**
 * The stream of a guest's own changes (`src/contract/events.ts`). It ends with the session, when the session gets another user, and when the
 * server closes. Beyond its limits a stream is refused: the storefront polls instead.
 */
export function addGuestEvents(api: FastifyInstance, { app, changes, limits }: GuestEventDependencies): void {
  const streams = new EventStreams(api)
  const listeners = new Listeners()
  const counts = new StreamCounts(limits)
  let unsubscribe: (() => void) | undefined
  api.get(`/${EVENTS_PATH}`, async (request, reply) => {
    const { userId } = await admitted(request, app)
    // A connection that has ended meanwhile sends no "close" any more.
    if (reply.raw.destroyed) return reply.hijack()
    const leave = counts.enter(userId, app.addressKeyOf(request.ip))
    if (!leave) throw tooManyRequests(MINUTE_MS)
    reply.raw.once('close', leave)
    unsubscribe ??= changes.subscribe('guest_changes', (payload) => listeners.notify(payload))
    await changes.ready()
    if (reply.raw.destroyed) return reply.hijack()
    streams.start(reply, {
      listen: (send) => listeners.add(userId, send),
      lasts: async () => (await admitted(request, app)).userId === userId,
    })
    return reply
  })
}

/** The session of a request. Throws an AppError without one, and for a blocked account. */
async function admitted({ headers }: FastifyRequest, app: AppContext): Promise<FoundSession> {
  const token = tokenOf(headers)
  const session = token && (await app.findSession(token, { at: app.now(), locale: localeOf(headers) }))
  if (!session) throw new AppError(401, 'common.noSession')
  if (session.blocked) throw new AppError(402, 'common.blocked')
  return session
}
