import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EVENTS_PATH, type StaffEvent, type StaffEventName } from '../../../console/contract/events'
import { AppError } from '../../api/appError'
import { EventStreams, eventText } from '../../api/eventStreams'
import type { ChangeChannel, ChangeFeed } from '../../db/changeFeed'
import type { ConsoleSessions } from '../consoleSessions'
import { refuseOther } from '../people/storeAccess'
import { sessionTokenOf } from '../sessionCookie'

/** The channel of the database behind each event. */
const CHANNELS = {
  order: 'order_changes',
  table: 'table_changes',
  reservation: 'reserve_changes',
  queue: 'queue_changes',
} as const satisfies Record<StaffEventName, ChangeChannel>

interface EventDependencies {
  sessions: ConsoleSessions
  changes: ChangeFeed
}

/** The stream of changes for staff (`console/contract/events.ts`). It ends with the session, and when the server closes. */
export function addEvents(api: FastifyInstance, { sessions, changes }: EventDependencies): void {
  const streams = new EventStreams(api)
  let subscribed = false
  api.get<{ Querystring: { storeId?: string } }>(`/${EVENTS_PATH}`, async (request, reply) => {
    const storeIds = await storesOf(request, sessions)
    // Readers ask for everything once the stream is open: what comes after must be heard.
    if (!subscribed) for (const channel of Object.values(CHANNELS)) changes.subscribe(channel, () => undefined)
    subscribed = true
    await changes.ready()
    streams.start(reply, {
      listen: (send) => {
        const ends = Object.entries(CHANNELS).map(([name, channel]) =>
          changes.subscribe(channel, (payload) => {
            const text = textOf(name, payload, storeIds)
            if (text) send(text)
          }),
        )
        return () => {
          for (const end of ends) end()
        }
      },
      lasts: async () => (await sessions.find(sessionTokenOf(request))) !== undefined,
    })
  })
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

function textOf(name: string, payload: string | null, storeIds: readonly string[]): string | undefined {
  if (payload === null) return eventText('reload')
  const { storeId } = JSON.parse(payload) as StaffEvent
  return storeIds.length === 0 || storeIds.includes(storeId) ? eventText(name, payload) : undefined
}
