import { queueContract } from '../../../console/contract/tables/queue'
import { eq } from 'drizzle-orm'
import { CONSOLE_API_PREFIX } from '../../../console/contract/staffCall'
import { EVENTS_PATH } from '../../../console/contract/events'
import { consoleContract } from '../../../console/contract/contract'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { orders } from '../../../server/db/schema/orders/orders'
import { Diner } from '../support/inStore/diner'
import { EventStream, refusalOf } from '../support/eventStream'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { move, paidOrder } from '../support/orders/kitchen'
import { PASSWORD } from '../support/console/merchant'
import { openQueue } from '../support/inStore/queue'
import { act, enterBooker, openReserve } from '../support/inStore/reserve'
import { StaffCaller } from '../support/console/staff'

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

/** Opens the stream of a session of the console. */
const open = (cookie: string) => EventStream.open(`${site}${CONSOLE_API_PREFIX}${EVENTS_PATH}`, { cookie })

it('reports an order that is placed, paid and moved', async () => {
  const stream = await open(owner.cookie)
  const { id } = await paidOrder(backend)
  await stream.until(new RegExp(`event: order\ndata: .*${id}`))
  await move(backend, id, 'preparing')
  const text = await stream.until(new RegExp(`(${id}[^]*){2}`))
  expect(text).toContain('"storeId" : "ari"')
  stream.close()
})

it('reports pieces of an order that are refunded while the order goes on', async () => {
  const { id } = await paidOrder(backend, ['preparing'])
  const order = await owner.ask(consoleContract.order.read, { id })
  const stream = await open(owner.cookie)
  const lines = [{ lineId: order.lines[0]?.id ?? '', num: 1 }]
  const refund = { id, refunded: 0, lines, fees: false, reason: 'Spilled' }
  expect((await owner.ask(consoleContract.order.refund, refund)).state).toBe(ORDER_STATES.preparing.code)
  await stream.until(new RegExp(`event: order\ndata: .*${id}.*"ari"`))
  stream.close()
})

it('reports a table that is started and calls, not what its guests only put into their cart', async () => {
  const stream = await open(owner.cookie)
  const diner = await Diner.seated(backend)
  await stream.until(/event: table\ndata: .*"t1".*"ari"/)
  const count = (text: string) => text.split('event: table').length - 1
  await diner.call('water')
  const called = await stream.until(/(event: table[^]*){2}/)
  await diner.add('tea')
  const { id } = await paidOrder(backend)
  expect(count(await stream.until(new RegExp(id)))).toBe(count(called))
  stream.close()
})

it('reports a reservation that is made and confirmed', async () => {
  await openReserve(backend)
  const stream = await open(owner.cookie)
  const nok = await enterBooker(backend, 'Nok')
  const id = await nok.book({ areaId: 'room', deposit: 0 })
  await stream.until(new RegExp(`event: reservation\ndata: .*${id}.*"ari"`))
  await act(owner, 'confirm', id)
  expect(await stream.until(new RegExp(`(event: reservation\ndata: .*${id}[^]*){2}`))).toContain('"ari"')
  stream.close()
})

it('reports a queue whose numbers are taken and called', async () => {
  await openQueue(backend)
  const stream = await open(owner.cookie)
  const { id, version } = await owner.ask(queueContract.take, { storeId: 'ari', people: 2 })
  await stream.until(/event: queue\ndata: .*"ari"/)
  await owner.ask(queueContract.call, { id, version })
  expect(await stream.until(/(event: queue\ndata: [^]*){2}/)).toContain('"storeId" : "ari"')
  stream.close()
})

it('reports to a person of one store that store only', async () => {
  const bound = await owner.invite({ email: 'nok@example.com', storeIds: ['silom'] })
  const [one, all] = await Promise.all([open(bound.cookie), open(owner.cookie)])
  const elsewhere = await paidOrder(backend)
  await all.until(new RegExp(elsewhere.id))
  const { id } = await paidOrder(backend)
  await backend.db.update(orders).set({ storeId: 'silom', state: 3 }).where(eq(orders.id, id))
  expect(await one.until(new RegExp(id))).not.toContain(elsewhere.id)
  for (const stream of [one, all]) stream.close()
})

it('needs a session, and a store that the person works in', async () => {
  const bound = await owner.invite({ email: 'nok@example.com', storeIds: ['silom'] })
  const codeOf = (cookie: string, query = '') =>
    refusalOf(`${site}${CONSOLE_API_PREFIX}${EVENTS_PATH}${query}`, { cookie })
  expect([await codeOf('console=gone'), await codeOf(bound.cookie, '?storeId=ari')]).toEqual([401, 403])
})

it('ends when the server closes', async () => {
  const stream = await open(owner.cookie)
  expect((await owner.call(consoleContract.order.board, {})).code).toBe(200)
  void backend.app.server.close()
  expect(await stream.ended()).toBe(true)
})
