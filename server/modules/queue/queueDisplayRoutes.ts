import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { EventStreams, eventText } from '../../api/eventStreams'
import { StreamCounts } from '../../api/streamCounts'
import type { ChangeFeed } from '../../db/changeFeed'
import type { Db } from '../../db/database'
import { queues } from '../../db/schema/inStore/queue'
import { sendPage } from '../../html/page'
import { DISPLAY_POLICY, queueDisplayPath, queueDisplayPage, unknownScreen } from './queueDisplay'

interface DisplayDependencies {
  db: Db
  now(): Date
  /** What other transactions commit; without it the screen asks from time to time. */
  changes?: ChangeFeed | undefined
}

interface DisplayRequest {
  Params: { token: string }
}

/** Queue displays at the doors of stores: called numbers and the next ones. The secret path replaces a sign-in. */
export function serveQueueDisplays(server: FastifyInstance, { db, now, changes }: DisplayDependencies): void {
  const storeOf = async (token: string): Promise<string | undefined> =>
    (await db.select().from(queues).where(eq(queues.doorToken, token)))[0]?.storeId

  server.get<DisplayRequest>(queueDisplayPath(':token'), async ({ params }, reply) => {
    const storeId = await storeOf(params.token)
    reply.header('referrer-policy', 'no-referrer')
    if (storeId === undefined) return sendPage(reply.code(404), unknownScreen(), DISPLAY_POLICY)
    return sendPage(reply, await queueDisplayPage(db, storeId, now()), DISPLAY_POLICY)
  })
  if (changes) serveDisplayEvents(server, changes, storeOf)
}

/** Event stream of a display: an event for each change of its store's queue. It ends when the path is renewed. */
function serveDisplayEvents(
  server: FastifyInstance,
  changes: ChangeFeed,
  storeOf: (token: string) => Promise<string | undefined>,
): void {
  const streams = new EventStreams(server)
  const counts = new StreamCounts()
  let unsubscribe: (() => void) | undefined
  server.get<DisplayRequest>(`${queueDisplayPath(':token')}/events`, async ({ params: { token } }, reply) => {
    const storeId = await storeOf(token)
    if (storeId === undefined) return refuse(reply, 404)
    const leave = counts.enter(`door ${storeId}`, null)
    if (!leave) return refuse(reply, 503)
    reply.raw.once('close', leave)
    // The screen asks for everything once the stream is open: what comes after must be heard.
    unsubscribe ??= changes.subscribe('queue_changes', () => undefined)
    await changes.ready()
    streams.start(reply, {
      listen: (send) =>
        changes.subscribe('queue_changes', (payload) => {
          if (payload === null || isOf(payload, storeId)) send(eventText('queue'))
        }),
      lasts: async () => (await storeOf(token)) === storeId,
    })
  })
}

const isOf = (payload: string, storeId: string) => (JSON.parse(payload) as { storeId: string }).storeId === storeId

const refuse = (reply: FastifyReply, status: 404 | 503) => reply.code(status).header('cache-control', 'no-store').send()
