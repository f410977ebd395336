import { eq } from 'drizzle-orm'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { goods, skus } from '../../../server/db/schema/store/goods'
import { refundRequests } from '../../../server/db/schema/payments/refundRequests'
import { stores } from '../../../server/db/schema/store/stores'
import { touchMenu } from '../../../server/modules/goods/menuCache'
import { freeTable } from '../../../server/modules/inStore/staffTables'
import { allOrders, codesOf, Diner, kitchen, payMode, takeMoney } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { stockOf } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const settle = (orderId: string) => takeMoney(backend, orderId)

describe('a table that pays first', () => {
  it('lets each guest pay their own dishes independently', async () => {
    const [first, second] = [await (await Diner.seated(backend)).fill(), await Diner.seated(backend)]
    await second.add('tea')
    const order = await first.order({ payType: 'promptpay' })
    expect(order).toMatchObject({ state: 1, goodsNum: 2, table: { name: 'A1' }, diningType: 'dineIn', peopleNum: 2 })
    expect(order.quote).toMatchObject({ goodsAmount: 14000, serviceAmount: 1400, vatAmount: 1078, payAmount: 16478 })
    expect(await backend.ask(inStoreContract.detail, { orderId: order.id }, { token: first.token })).toEqual(order)
    expect((await second.cart()).cart.map(({ goodsId }) => goodsId)).toEqual(['tea'])
    expect((await second.add('tea')).code).toBe(200)
    await first.pay(order.id)
    const mine = await second.order({ payType: 'offline' })
    expect(mine).toMatchObject({ state: 2, goodsNum: 2 })
    const { batches, bill } = await first.tableSession()
    expect(bill).toBeNull()
    expect(
      batches.map(({ no, by, paid, lines }) => [no, by.name, paid, lines.map(({ addedBy }) => addedBy?.no)]),
    ).toEqual([
      [1, 'Guest 1', true, [1, 1]],
      [2, 'Guest 2', false, [2]],
    ])
  })

  it('lets one guest pay for all', async () => {
    const [first, second] = [await (await Diner.seated(backend)).fill(), await Diner.seated(backend)]
    await second.add('tea')
    expect((await first.order({ payType: 'promptpay', scope: 'all' })).goodsNum).toBe(3)
    expect((await second.cart()).count).toBe(0)
  })

  it('requires a payment type, and no slot', async () => {
    const diner = await (await Diner.seated(backend)).fill()
    expect((await diner.place()).msg).toBe('Please choose how to pay')
    const { slots, payTypes, asap } = await diner.checkout()
    expect([slots, payTypes.map(({ type }) => type), asap.on]).toEqual([[], ['promptpay', 'card', 'offline'], true])
  })

  it('accepts counter payment', async () => {
    const diner = await (await Diner.seated(backend)).fill()
    const order = await diner.order({ payType: 'offline' })
    await settle(order.id)
    expect((await diner.table()).state).toBe(4)
    await expect(settle(order.id)).rejects.toThrow('pay.paidAlready')
  })

  it('asks for a refund and is completed by the calls of the table, by its own guest only', async () => {
    const diner = await (await Diner.seated(backend)).fill()
    const { id: orderId } = await diner.order({ payType: 'promptpay' })
    await diner.pay(orderId)
    const as = (guest: { token: string }) => ({ token: guest.token })
    const request = { orderId, reason: 'changedMind' } as const
    const stranger = { token: await backend.guest() }
    expect((await backend.call(inStoreContract.refundApply, request, stranger)).code).toBe(400)
    expect(await backend.call(inStoreContract.refundApply, request, as(diner))).toMatchObject({ code: 200 })
    const [asked] = await backend.db.select().from(refundRequests).where(eq(refundRequests.orderId, orderId))
    expect(asked?.reason).toBe('changedMind')

    await diner.fill()
    const second = await diner.order({ payType: 'promptpay' })
    await diner.pay(second.id)
    for (const to of ['preparing', 'ready', 'completed'] as const) await kitchen(backend, second.id, to)
    expect((await backend.call(inStoreContract.complete, { orderId: second.id }, stranger)).code).toBe(400)
    expect((await backend.ask(inStoreContract.complete, { orderId: second.id }, as(diner))).state).toBe(7)
  })

  it('can be closed by staff only when everything is paid', async () => {
    const diner = await (await Diner.seated(backend)).fill()
    const order = await diner.order({ payType: 'offline' })
    const close = () => backend.db.transaction((tx) => freeTable(tx, 't1', backend.clock.now()))
    await expect(close()).rejects.toThrow('inStore.unpaid')
    await settle(order.id)
    await close()
    expect((await diner.table()).state).toBe(0)
  })

  it('closes an order that was not paid in time', async () => {
    const diner = await (await Diner.seated(backend)).fill()
    await diner.order({ payType: 'promptpay' })
    backend.clock.advance(21)
    await runJob(backend.app.jobs.orderTimeouts)
    expect((await diner.table()).state).toBe(1)
    expect(await stockOf(backend, 'curryS')).toBe(10)
  })
})

describe('a table that pays at the end', () => {
  beforeEach(() => payMode(backend, 'payAfter'))

  it('orders together, repeatedly, and cooks before it pays', async () => {
    const [first, second] = [await (await Diner.seated(backend)).fill(), await Diner.seated(backend)]
    await second.add('tea')
    const { payTypes, lines } = await first.checkout()
    expect([payTypes, lines.length]).toEqual([[], 3])
    expect(await first.order()).toMatchObject({ state: 2, goodsNum: 3, paid: false, expireAt: null })
    await second.add('tea')
    expect(await second.order()).toMatchObject({ state: 2, goodsNum: 1 })
    const { batches } = await first.tableSession()
    expect(batches.map(({ no, by, lines: own }) => [no, by.no, own.length])).toEqual([
      [1, 1, 3],
      [2, 2, 1],
    ])
  })

  it('charges only what was shown when another phone adds something meanwhile', async () => {
    const [first, second] = [await (await Diner.seated(backend)).fill(), await Diner.seated(backend)]
    const { quoteId } = await first.checkout()
    await second.add('tea')
    const refused = await first.place({ quoteId })
    expect(refused).toMatchObject({ code: 400, data: { checkout: { lines: { length: 3 } } } })
    expect(await allOrders(backend)).toEqual([])
  })

  it('places an order once when two phones place it', async () => {
    const [first, second] = [await (await Diner.seated(backend)).fill(), await Diner.seated(backend)]
    const { quoteId } = await first.checkout()
    const replies = await Promise.all([first.place({ quoteId }), second.place({ quoteId })])
    expect(codesOf(replies)).toEqual([200, 400])
    expect(await allOrders(backend)).toHaveLength(1)
  })

  it('answers a repeated attempt with the first order', async () => {
    const diner = await (await Diner.seated(backend)).fill()
    const { quoteId } = await diner.checkout()
    const [one, two] = [await diner.place({ quoteId }, { key: 'k1' }), await diner.place({ quoteId }, { key: 'k1' })]
    expect(two.data.id).toBe(one.data.id)
  })

  it('may cancel an order until the kitchen accepts it', async () => {
    const diner = await (await Diner.seated(backend)).fill()
    const order = await diner.order()
    expect((await diner.close(order.id)).data.state).toBe(-1)
    expect(await stockOf(backend, 'curryS')).toBe(10)
    const again = await (await diner.fill()).order()
    await kitchen(backend, again.id, 'preparing')
    expect((await diner.close(again.id)).code).toBe(400)
  })

  it('shows an order to all participants, and to no other guest', async () => {
    const [first, second] = [await (await Diner.seated(backend)).fill(), await Diner.seated(backend)]
    const { id } = await first.order()
    const look = (diner: Diner) => backend.call(inStoreContract.detail, { orderId: id }, diner.as())
    expect((await look(first)).data.actions).toEqual(['withdraw'])
    expect((await look(second)).data).toMatchObject({ id, actions: [], lines: { length: 2 } })
    expect((await look(await Diner.enter(backend))).msg).toMatch(/not found|no such order/i)
    expect((await second.close(id)).code).toBe(400)
  })
})

test('a fast order belongs to one guest, and has a number and no service charge', async () => {
  const diner = await Diner.enter(backend)
  const fast = { storeId: 'ari', diningType: 'fast' as const }
  await backend.db.update(stores).set({ dining: [{ type: 'fast', minAmount: 0 }] })
  for (const [goodsId, skuId] of [
    ['rice', 'rice1'],
    ['curry', 'curryS'],
  ] as const) {
    await backend.ask(inStoreContract.change, { ...fast, goodsId, skuId, num: 1 }, diner.as())
  }
  const { quoteId } = await backend.ask(inStoreContract.price, fast, diner.as())
  const order = await backend.ask(inStoreContract.create, { ...fast, quoteId, payType: 'promptpay' }, diner.as())
  expect(order).toMatchObject({ diningType: 'fast', pickupNo: 'A001', table: null, quote: { serviceAmount: 0 } })
  await diner.pay(order.id)
  expect(await backend.ask(inStoreContract.detail, { orderId: order.id }, diner.as())).toMatchObject({
    state: 2,
    paid: true,
  })
})

test('of two phones at one table that order the last portion, one succeeds', async () => {
  await backend.db.update(skus).set({ stock: 2 }).where(eq(skus.id, 'curryS'))
  const [first, second] = [await (await Diner.seated(backend)).fill(), await (await Diner.seated(backend)).fill()]
  await backend.db.update(skus).set({ stock: 1 }).where(eq(skus.id, 'curryS'))
  const quotes = [await first.checkout(), await second.checkout()]
  const replies = await Promise.all(
    [first, second].map((diner, index) => diner.place({ payType: 'promptpay', quoteId: quotes[index]?.quoteId })),
  )
  expect(
    replies.filter(({ code, data }) => code === 200 && data.lines.some(({ goodsId }) => goodsId === 'curry')),
  ).toHaveLength(1)
  expect(await stockOf(backend, 'curryS')).toBe(0)
})

test('a line that sells out in the cart is shown as such and not charged', async () => {
  const diner = await (await Diner.seated(backend)).fill()
  const { version } = await diner.poll()
  await backend.db.transaction(async (tx) => {
    await tx.update(goods).set({ soldOut: true }).where(eq(goods.id, 'curry'))
    await touchMenu(tx, 'ari')
  })
  const { changed, view } = await diner.poll(version)
  expect(changed).toBe(true)
  const states = view?.sitting?.cart.cart.map(({ goodsId, state }) => [goodsId, state])
  expect(Object.fromEntries(states ?? [])).toEqual({ rice: 'ok', curry: 'soldOut' })
  expect((await diner.order({ payType: 'promptpay' })).quote.goodsAmount).toBe(2000)
})

test('a store that closes meanwhile takes no more orders', async () => {
  const diner = await (await Diner.seated(backend)).fill()
  const { quoteId } = await diner.checkout()
  backend.clock.set('2026-11-21T22:30:00+07:00')
  expect((await diner.place({ payType: 'promptpay', quoteId })).msg).toBe(
    'The store is closed now. Opens tomorrow at 10:00',
  )
})
