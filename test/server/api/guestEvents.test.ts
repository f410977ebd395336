import { sql } from 'drizzle-orm'
import { API_PREFIX } from '../../../src/contract/endpoint'
import { EVENTS_PATH } from '../../../src/contract/events'
import { queueContract } from '../../../src/contract/inStore/queue'
import { users } from '../../../server/db/schema/account/users'
import { A2, Diner, payMode } from '../support/inStore/diner'
import { EventStream, refusalOf } from '../support/eventStream'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { move, paidOrder } from '../support/orders/kitchen'
import { enterGuest, openQueue } from '../support/inStore/queue'
import { settle, Shopper } from '../support/orders/shopper'

let backend: Backend
let url: string
freshBistro((fresh) => (backend = fresh), { streamLimits: { perUser: 2 } })
beforeAll(async () => {
  const site = await backend.app.server.listen({ port: 0, host: '127.0.0.1' })
  url = `${site}${API_PREFIX}${EVENTS_PATH}`
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const streams: EventStream[] = []
/** Opens the stream of a guest. */
async function follow({ token }: { token: string }): Promise<EventStream> {
  const stream = await EventStream.open(url, bearer(token))
  streams.push(stream)
  return stream
}
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})

/** An event of another kind to all guests: what was committed before it has arrived when it does. */
const mark = () => backend.db.execute(sql`select tell_guest(id, 'drink') from users`)

/** Events of a stream, by name. */
const namesIn = (text: string) => [...text.matchAll(/event: (\w+)/g)].map(([, name]) => name)

it("informs a guest of the order's payment and of each step of the kitchen", async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { id } = await shopper.order()
  const { refNo } = await shopper.code(id)
  const stream = await follow(shopper)
  await settle(backend, refNo)
  expect(await stream.until(/order[^]*payment|payment[^]*order/)).toContain('data: {}')
  await mark()
  await stream.until(/drink/)
  await move(backend, id, 'preparing')
  await mark()
  const text = await stream.until(/drink[^]*drink/)
  expect(namesIn(text).slice(-2)).toEqual(['order', 'drink'])
  expect(text).not.toContain(id)
})

it('sends no events of others to strangers', async () => {
  const stranger = await Diner.enter(backend, A2)
  const theirs = await follow(stranger)
  const { shopper, id } = await paidOrder(backend, ['preparing', 'ready'])
  const own = await follow(shopper)
  await move(backend, id, 'completed')
  await own.until(/event: order/)
  await stranger.sit(2)
  await stranger.add('tea')
  expect(new Set(namesIn(await theirs.until(/event/)))).toEqual(new Set(['table']))
})

it('informs those who wait behind an order that the line has moved, and not those before it', async () => {
  const first = await paidOrder(backend)
  backend.clock.advance(20)
  const behind = await paidOrder(backend)
  const streams = await Promise.all([first, behind].map(({ shopper }) => follow(shopper)))
  /** What both streams have told since the last call; an event of another kind ends it. */
  const heard = async (count: number) => {
    await mark()
    const texts = await Promise.all(streams.map((stream) => stream.until(new RegExp(`(drink[^]*){${count}}`))))
    return texts.map((text) => namesIn(text.split('drink').at(-2) ?? '').filter((name) => name === 'order').length)
  }
  await heard(1)
  await move(backend, behind.id, 'preparing')
  expect(await heard(2)).toEqual([0, 1])
  await move(backend, first.id, 'preparing')
  expect(await heard(3)).toEqual([1, 1])
})

it('informs all guests at a table, and only them, of what the others do there', async () => {
  await payMode(backend, 'payAfter')
  const [nok, lek] = [await Diner.seated(backend), await Diner.seated(backend)]
  const next = await (await Shopper.enter(backend)).fill()
  const [atTable, elsewhere] = [await follow(nok), await follow(next)]
  await lek.fill()
  await atTable.until(/event: table/)
  await lek.order()
  await atTable.until(/event: order/)
  await next.order()
  expect(namesIn(await elsewhere.until(/event/))).not.toContain('table')
})

it('informs the guests of a line when another one takes a number or leaves', async () => {
  await openQueue(backend)
  const [first, second] = [await enterGuest(backend, 'Nok'), await enterGuest(backend, 'Lek')]
  const { id } = await first.take(2)
  await second.take(2)
  const stream = await follow(second)
  await first.call(queueContract.cancel, { id }, 'leave')
  expect(namesIn(await stream.until(/event/))).toEqual(['queue'])
})

it('needs a session of an account that is not blocked', async () => {
  const token = await backend.guest()
  await backend.db.update(users).set({ blocked: true })
  expect([await refusalOf(url, {}), await refusalOf(url, bearer(token))]).toEqual([401, 402])
  expect(await refusalOf(`${url}?authorization=${await backend.guest()}`, {})).toBe(401)
})

it('is refused beyond the number of streams of a guest, until one of them is closed', async () => {
  const guest = { token: await backend.guest() }
  const [first] = [await follow(guest), await follow(guest)]
  expect(await refusalOf(url, bearer(guest.token))).toBe(400)
  await follow({ token: await backend.guest() })
  first.close()
  let again: EventStream | undefined
  while (!again) again = await follow(guest).catch(() => undefined)
})

it('ends when the server closes', async () => {
  const stream = await follow({ token: await backend.guest() })
  void backend.app.server.close()
  expect(await stream.ended()).toBe(true)
})
