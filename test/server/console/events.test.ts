import { eq } from 'drizzle-orm'
import { CONSOLE_API_PREFIX } from '../../../console/contract/staff'
import { EVENTS_PATH } from '../../../console/contract/events'
import { consoleContract } from '../../../console/contract/contract'
import { orders } from '../../../server/db/schema/orders'
import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import { move, paidOrder } from '../support/kitchen'
import { PASSWORD } from '../support/merchant'
import { StaffCaller } from '../support/staff'

let backend: Backend
let site: string
let owner: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeAll(async () => {
  site = await backend.app.server.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  owner = await StaffCaller.enter(backend)
})

/** An open stream of events. */
class Stream {
  private text = ''

  private constructor(
    private readonly reader: ReadableStreamDefaultReader<Uint8Array>,
    private readonly control: AbortController,
  ) {}

  static async open(cookie: string, query = ''): Promise<Stream> {
    const control = new AbortController()
    const { signal } = control
    const response = await fetch(`${site}${CONSOLE_API_PREFIX}${EVENTS_PATH}${query}`, { headers: { cookie }, signal })
    if (!response.body || response.headers.get('content-type') !== 'text/event-stream') throw new Error('no stream')
    const stream = new Stream(response.body.getReader(), control)
    await stream.until(/retry/)
    return stream
  }

  /** The text of the stream until it holds a pattern. */
  async until(pattern: RegExp): Promise<string> {
    while (!pattern.test(this.text)) {
      const { value, done } = await this.reader.read()
      if (done) throw new Error(`The stream ended after ${this.text}`)
      this.text += Buffer.from(value).toString()
    }
    return this.text
  }

  /** Whether the server has ended it. */
  async ended(): Promise<boolean> {
    for (;;) if ((await this.reader.read()).done) return true
  }

  close(): void {
    this.control.abort()
  }
}

it('tells of an order that is placed, paid and moved', async () => {
  const stream = await Stream.open(owner.cookie)
  const { id } = await paidOrder(backend)
  await stream.until(new RegExp(`event: order\ndata: .*${id}`))
  await move(backend, id, 'preparing')
  const text = await stream.until(new RegExp(`(${id}[^]*){2}`))
  expect(text).toContain('"storeId" : "ari"')
  stream.close()
})

it('tells a person of one store of that store only', async () => {
  const bound = await owner.invite({ email: 'nok@example.com', storeIds: ['silom'] })
  const [one, all] = await Promise.all([Stream.open(bound.cookie), Stream.open(owner.cookie)])
  const elsewhere = await paidOrder(backend)
  await all.until(new RegExp(elsewhere.id))
  const { id } = await paidOrder(backend)
  await backend.db.update(orders).set({ storeId: 'silom', state: 3 }).where(eq(orders.id, id))
  expect(await one.until(new RegExp(id))).not.toContain(elsewhere.id)
  for (const stream of [one, all]) stream.close()
})

it('needs a session, and a store that the person works in', async () => {
  const bound = await owner.invite({ email: 'nok@example.com', storeIds: ['silom'] })
  const codeOf = async (cookie: string, query = '') => {
    const response = await fetch(`${site}${CONSOLE_API_PREFIX}${EVENTS_PATH}${query}`, { headers: { cookie } })
    return ((await response.json()) as { code: number }).code
  }
  expect([await codeOf('console=gone'), await codeOf(bound.cookie, '?storeId=ari')]).toEqual([401, 403])
})

it('ends when the server closes', async () => {
  const stream = await Stream.open(owner.cookie)
  expect((await owner.call(consoleContract.order.board, {})).code).toBe(200)
  void backend.app.server.close()
  expect(await stream.ended()).toBe(true)
})
