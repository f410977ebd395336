import { eq } from 'drizzle-orm'
import { orderContract } from '../../../src/contract/order/order'
import { slotBookings } from '../../../server/db/schema/store/counters'
import { goods, skus } from '../../../server/db/schema/store/goods'
import { orderEvents, orders } from '../../../server/db/schema/orders/orders'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { settle, Shopper, stockOf } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const enter = async (request = {}) => (await Shopper.enter(backend, request)).fill()
const SLOT = '2026-11-21T12:30:00.000+07:00'

test('a full slot takes no more orders, and a cancelled one frees it', async () => {
  const first = await enter()
  const order = await first.order({ appointTime: SLOT })
  await (await enter()).order({ appointTime: SLOT })
  const late = await enter()
  expect(await late.place({ appointTime: SLOT })).toMatchObject({
    code: 400,
    msg: 'This time is no longer available. Please select another one',
  })
  expect((await late.checkout()).slots[0]?.times[1]).toMatchObject({ value: SLOT, full: true })
  await first.close(order.id)
  expect((await late.place({ appointTime: SLOT })).code).toBe(200)
})

test('limits per day and per person count earlier orders', async () => {
  await backend.db.update(goods).set({ limitPerPerson: 4 }).where(eq(goods.id, 'tea'))
  await backend.db.update(skus).set({ stock: null }).where(eq(skus.id, 'tea1'))
  const shopper = await enter()
  await shopper.add('tea', 2)
  const { id } = await shopper.order()
  expect(await shopper.add('tea', 2)).toMatchObject({ code: 400, msg: 'Limit 3 per day' })
  backend.clock.set('2026-11-21T12:01:00+07:00')
  await shopper.close(id)
  expect((await shopper.add('tea', 3)).code).toBe(200)
  await shopper.fill()
  const stored = await shopper.order({ payType: 'offline' })
  expect(stored.state).toBe(2)
  backend.clock.set('2026-11-22T12:00:00+07:00')
  expect(await shopper.add('tea', 2)).toMatchObject({ code: 400, msg: 'Limit 4 per person' })
  expect((await shopper.add('tea', 1)).code).toBe(200)
})

test('with counter payment an order goes to the kitchen unpaid, and its guest may still withdraw it', async () => {
  const shopper = await enter()
  const order = await shopper.order({ payType: 'offline' })
  expect(order).toMatchObject({
    state: 2,
    paid: false,
    paidAt: null,
    expireAt: null,
    actions: ['withdraw'],
    payTypeText: 'Pay at the counter',
  })
  const closed = await shopper.close(order.id)
  expect(closed.data).toMatchObject({ state: -1, actions: ['again'] })
  expect(await stockOf(backend, 'curryS')).toBe(10)
})

test('a free order is paid at once', async () => {
  await backend.db.update(skus).set({ price: 0 })
  await backend.db.update(goods).set({ packFee: 0 })
  expect(await (await enter()).order()).toMatchObject({
    payAmount: 0,
    state: 2,
    paid: true,
    paidAt: '2026-11-21T12:00:00.000+07:00',
  })
})

test('cancelling releases stock once, and only the guest of an order can do it', async () => {
  const shopper = await enter()
  const { id } = await shopper.order()
  expect((await (await enter()).close(id)).msg).toBe('This order was not found')
  expect((await shopper.close(id)).data).toMatchObject({ state: -1, stateFormat: 'Cancelled', expireAt: null })
  expect((await shopper.close(id)).data.state).toBe(-1)
  expect(await stockOf(backend, 'curryS')).toBe(10)
})

test('a paid order cannot be cancelled', async () => {
  const shopper = await enter()
  const { id } = await shopper.order()
  await settle(backend, (await shopper.code(id)).refNo)
  expect(await shopper.close(id)).toMatchObject({ code: 400, msg: 'This is no longer possible for this order' })
})

test('cancelling queries the provider first: a received payment wins', async () => {
  const shopper = await enter()
  const { id } = await shopper.order()
  await settle(backend, (await shopper.code(id)).refNo, { silent: '1' })
  expect((await shopper.close(id)).code).toBe(400)
  expect(await shopper.detail(id)).toMatchObject({ state: 2, paid: true })
})

test('an order that is not paid in time reads as closed at once, and a job gives back what it held', async () => {
  const shopper = await enter()
  const { id } = await shopper.order({ appointTime: SLOT })
  backend.clock.advance(19)
  expect((await shopper.detail(id)).state).toBe(1)
  backend.clock.advance(1)
  expect(await shopper.detail(id)).toMatchObject({
    state: 0,
    stateFormat: 'Closed',
    closedAt: '2026-11-21T12:20:00.000+07:00',
  })
  expect((await backend.ask(orderContract.list, { tab: 'toPay' }, shopper.as())).total).toBe(0)
  expect(await backend.ask(orderContract.counts, {}, shopper.as())).toEqual({ toPay: 0, inProgress: 0 })
  expect(await stockOf(backend, 'curryS')).toBe(9)
  await runJob(backend.app.jobs.orderTimeouts)
  expect((await shopper.detail(id)).state).toBe(0)
  expect(await stockOf(backend, 'curryS')).toBe(10)
  expect((await backend.db.select().from(slotBookings))[0]?.booked).toBe(0)
  const events = await backend.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
  expect(events.map(({ fromState, toState, actor }) => [fromState, toState, actor])).toEqual([
    [null, 1, 'guest'],
    [1, 0, 'system'],
  ])
})

test('the order time-out job closes overdue orders without a request', async () => {
  const shopper = await enter()
  await shopper.order()
  backend.clock.advance(21)
  await runJob(backend.app.jobs.orderTimeouts)
  const [order] = await backend.db.select().from(orders)
  expect(order?.state).toBe(0)
})

test('lists by tab, newest first, page by page, and counts for the badges', async () => {
  const shopper = await enter()
  const toPay = await shopper.order()
  backend.clock.advance(1)
  const atCounter = await (await shopper.fill()).order({ payType: 'offline' })
  backend.clock.advance(1)
  const cancelled = await (await shopper.fill()).order()
  await shopper.close(cancelled.id)
  const list = async (given: object) => {
    const { list: rows, total } = await backend.ask(orderContract.list, given, shopper.as())
    return { ids: rows.map(({ id }) => id), total }
  }
  expect(await list({})).toEqual({ ids: [cancelled.id, atCounter.id, toPay.id], total: 3 })
  expect(await list({ tab: 'toPay' })).toEqual({ ids: [toPay.id], total: 1 })
  expect(await list({ tab: 'inProgress' })).toEqual({ ids: [atCounter.id], total: 1 })
  expect(await list({ tab: 'completed' })).toEqual({ ids: [], total: 0 })
  expect(await list({ page: 2, pageSize: 2 })).toEqual({ ids: [toPay.id], total: 3 })
  expect(await backend.ask(orderContract.counts, {}, shopper.as())).toEqual({ toPay: 1, inProgress: 1 })
  const other = await enter()
  expect((await backend.ask(orderContract.list, {}, other.as())).total).toBe(0)
  expect((await backend.call(orderContract.detail, { orderId: toPay.id }, other.as())).msg).toBe(
    'This order was not found',
  )
})

test('shows how many orders the kitchen finishes before', async () => {
  const first = await (await enter()).order({ payType: 'offline' })
  backend.clock.advance(10)
  const second = await (await enter()).order({ payType: 'offline' })
  expect([first.ahead, second.ahead]).toEqual([0, 1])
})
