import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EVENTS_PATH, type StaffEvent } from '../../../console/contract/events'
import { SECOND_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import type { ChangeFeed } from '../../db/changeFeed'
import type { ConsoleSessions } from '../consoleSessions'
import { refuseOther } from '../people/storeAccess'
import { sessionTokenOf } from '../sessionCookie'

/** Shorter than the time after which proxies close a connection without traffic. */
const BEAT_MS = 20 * SECOND_MS
/** When browsers connect again after a connection was lost. */
const RETRY_MS = 2 * SECOND_MS

interface EventDependencies {
  sessions: ConsoleSessions
  changes: ChangeFeed
}

/** The stream of changes for staff (`console/contract/events.ts`). It ends with the session, and when the server closes. */
export function addEvents(api: FastifyInstance, { sessions, changes }: EventDependencies): void {
  const open = new Set<FastifyReply>()
  api.addHook('preClose', async () => {
    for (const { raw } of open) raw.end()
  })
  api.get<{ Querystring: { storeId?: string } }>(`/${EVENTS_PATH}`, async (request, reply) => {
    const storeIds = await storesOf(request, sessions)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    raw.write(`retry: ${RETRY_MS}\n\n`)
    const end = changes.subscribe('order_changes', (payload) => {
      const text = eventText(payload, storeIds)
      if (text) raw.write(text)
    })
    const timer = setInterval(() => void beat(request, reply, sessions), BEAT_MS)
    open.add(reply)
    raw.once('close', () => {
      end()
      clearInterval(timer)
      open.delete(reply)
    })
  })
}

/** Keeps the connection open while its session lasts. */
async function beat(request: FastifyRequest, { raw }: FastifyReply, sessions: ConsoleSessions): Promise<void> {
  const session = await sessions.find(sessionTokenOf(request)).catch(() => undefined)
  if (session) raw.write(': \n\n')
  else raw.end()
}

/** The stores whose changes a request gets; all when there are none. Refuses without a session, and other stores than the person's. */
async function storesOf(request: FastifyRequest, sessions: ConsoleSessions): Promise<readonly string[]> {
  const session = await sessions.find(sessionTokenOf(request))
  if (!session) throw new AppError(401, 'staff.noSession')
  const { storeIds } = session.staff
  const { storeId } = Object(request.query)
  if (typeof storeId !== 'string' || storeId === '') return storeIds
  if (storeIds.length > 0) refuseOther(storeIds, storeId)
  return [storeId]
}

function eventText(payload: string | null, storeIds: readonly string[]): string | undefined {
  if (payload === null) return 'event: reload\ndata: {}\n\n'
  const { storeId } = JSON.parse(payload) as StaffEvent
  return storeIds.length === 0 || storeIds.includes(storeId) ? `event: order\ndata: ${payload}\n\n` : undefined
}
