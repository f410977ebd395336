import { dishContract } from '../../../console/contract/menu/dish'
import { EVENTS_PATH } from '../../../console/contract/events'
import { orderContract } from '../../../console/contract/orders/order'
import { sessionContract } from '../../../console/contract/staff/session'
import { CONSOLE_API_PREFIX } from '../../../console/contract/staffCall'
import { goodsContract } from '../../../src/contract/goods/goods'
import { DISH } from '../support/console/dishFields'
import { EventStream } from '../support/eventStream'
import type { Backend } from '../support/harness'
import { paidOrder } from '../support/orders/kitchen'
import { StaffCaller } from '../support/console/staff'
import { startTwoServers } from '../support/console/twoServers'

let one: Backend
let other: Backend
let staff: StaffCaller
/** The same person at the other server. */
let elsewhere: StaffCaller
beforeAll(async () => {
  ;[one, other] = await startTwoServers()
  staff = await StaffCaller.enter(one)
  elsewhere = staff.at(other)
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const storeId = 'ari'
/** Within so long staff see an order. */
const SEEN_MS = 2000
const fields = (name: string) => ({ ...DISH, name: { en: name } })
const named = async (keyword: string) => (await staff.ask(dishContract.list, { storeId, keyword })).total

it('staff of one server hear of an order that is placed at the other within two seconds', async () => {
  const site = await other.app.server.listen({ port: 0, host: '127.0.0.1' })
  const stream = await EventStream.open(`${site}${CONSOLE_API_PREFIX}${EVENTS_PATH}`, { cookie: staff.cookie })
  const { id } = await paidOrder(one)
  const since = performance.now()
  await stream.until(new RegExp(`event: order\ndata: .*${id}`))
  expect(performance.now() - since).toBeLessThan(SEEN_MS)
  const { orders } = await elsewhere.ask(orderContract.board, { storeId })
  expect(orders.map((order) => [order.id, order.lane])).toContainEqual([id, 'new'])
  stream.close()
})

it('of two who edit the same dish at two servers, the slower one is shown how it is, and nothing is half written', async () => {
  const { id, version } = await staff.ask(dishContract.create, fields('Two cooks'))
  const edits = await Promise.all([
    staff.call(dishContract.update, { ...fields('By one'), id, version }),
    elsewhere.call(dishContract.update, { ...fields('By the other'), id, version }),
  ])
  expect(edits.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 409])
  const saved = await staff.ask(dishContract.read, { id })
  const [won, lost] = edits[0].code === 200 ? edits : [edits[1], edits[0]]
  expect(won?.data).toEqual(saved)
  expect(lost?.data).toEqual({ current: saved })
  expect((await staff.audited(id)).map(({ action }) => action)).toEqual(['dish.update', 'dish.create'])
})

it('a write whose reply was lost is done once when it is sent again to another server', async () => {
  const first = await staff.ask(dishContract.create, fields('Sent again'), { key: 'lost' })
  expect(await elsewhere.ask(dishContract.create, fields('Sent again'), { key: 'lost' })).toEqual(first)
  const atOnce = [staff, elsewhere].map((caller) =>
    caller.ask(dishContract.create, fields('At once'), { key: 'atOnce' }),
  )
  const [here, there] = await Promise.all(atOnce)
  expect(here).toEqual(there)
  expect([await named('Sent again'), await named('At once')]).toEqual([1, 1])
})

it('a step with an order that two take at two servers is taken once', async () => {
  const { id } = await paidOrder(one)
  const { state } = await staff.ask(orderContract.read, { id })
  const both = await Promise.all(
    [staff, elsewhere].map((caller) => caller.ask(orderContract.move, { id, state, step: 'accept' })),
  )
  expect(both.map(({ lane }) => lane)).toEqual(['cooking', 'cooking'])
  expect((await staff.audited(id)).map(({ action }) => action)).toEqual(['order.preparing'])
})

it('guests of one server see at once what is edited at the other', async () => {
  const { id, version } = await staff.ask(dishContract.create, fields('Fresh'))
  const onMenu = async () => (await other.ask(goodsContract.menu, { storeId })).goods.some((dish) => dish.id === id)
  expect(await onMenu()).toBe(true)
  await staff.ask(dishContract.setOnSale, { id, version, onSale: false })
  expect(await onMenu()).toBe(false)
})

it('signing out everywhere ends the session at both', async () => {
  const nok = await staff.invite({ email: 'nok@example.com' })
  expect((await nok.at(other).call(sessionContract.current, {})).code).toBe(200)
  await nok.ask(sessionContract.end, { everywhere: true })
  expect((await nok.at(other).call(sessionContract.current, {})).code).toBe(401)
})
