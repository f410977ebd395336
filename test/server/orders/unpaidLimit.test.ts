import { eq } from 'drizzle-orm'
import { orderContract } from '../../../src/contract/order/order'
import { skus } from '../../../server/db/schema/store/goods'
import { orders } from '../../../server/db/schema/orders/orders'
import { readOrderSettings } from '../../../server/modules/config/orderSettings'
import { Diner, payMode } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

/** A guest with a number of orders that wait for their payment, and a full cart. */
async function withUnpaid(count: number) {
  const shopper = await (await Shopper.enter(backend)).fill()
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    ids.push((await shopper.order()).id)
    await shopper.fill()
  }
  return { shopper, ids }
}

test('a guest can have five unpaid orders at once, and one more after a cancellation', async () => {
  const { shopper, ids } = await withUnpaid(5)
  expect(await shopper.place()).toMatchObject({
    code: 400,
    msg: 'You have 5 unpaid orders. Pay for one of them or cancel it first',
  })
  await backend.ask(orderContract.close, { orderId: ids[0] ?? '' }, shopper.as())
  expect((await shopper.place()).code).toBe(200)
})

test('unpaid orders count until their time to pay ends', async () => {
  const { shopper } = await withUnpaid(5)
  backend.clock.advance(60)
  expect((await shopper.place()).code).toBe(200)
})

test('the number of unpaid orders and of their pieces is configured', async () => {
  await setConfig(backend.db, 'orderSetting', { unpaidOrders: 9, unpaidPieces: 4 })
  const { shopper } = await withUnpaid(2)
  expect(await shopper.place()).toMatchObject({
    code: 400,
    msg: expect.stringContaining('At most 4 items can wait for their payment at once'),
  })
})

test('orders that are paid at the counter do not count as unpaid', async () => {
  await setConfig(backend.db, 'orderSetting', { unpaidOrders: 1 })
  const { shopper } = await withUnpaid(1)
  expect((await shopper.place()).code).toBe(400)
  expect((await shopper.place({ payType: 'offline' })).code).toBe(200)
})

describe('guests at one network address', () => {
  const WIFI = '203.0.113.7'

  /** A new guest at an address who places an order. */
  async function placeAt(ip: string, placing: { payType?: 'promptpay' | 'offline' } = {}) {
    const shopper = await (await Shopper.enter(backend)).fill()
    return shopper.place(placing, { ip })
  }

  /** Configures how many unpaid orders and pieces an address may have. */
  const limit = (unpaidOrdersPerAddress: number, unpaidPiecesPerAddress = 300) =>
    setConfig(backend.db, 'orderSetting', { unpaidOrdersPerAddress, unpaidPiecesPerAddress })

  const REFUSED = { code: 400, msg: 'Too many orders from your network are not paid yet. Try again in a few minutes' }

  test('can have a limited number of unpaid orders at once, together', async () => {
    await limit(3)
    for (let guest = 1; guest <= 3; guest++) expect((await placeAt(WIFI)).code).toBe(200)
    expect(await placeAt(WIFI)).toMatchObject(REFUSED)
    expect((await placeAt('203.0.113.8')).code).toBe(200)
    backend.clock.advance(60)
    expect((await placeAt(WIFI)).code).toBe(200)
  })

  test('have the orders that they pay at the counter counted, until these are paid', async () => {
    await limit(2)
    const first = await placeAt(WIFI, { payType: 'offline' })
    expect([first.code, (await placeAt(WIFI)).code]).toEqual([200, 200])
    expect(await placeAt(WIFI)).toMatchObject(REFUSED)
    expect(await placeAt(WIFI, { payType: 'offline' })).toMatchObject(REFUSED)
    await backend.db.update(orders).set({ paid: true }).where(eq(orders.id, first.data.id))
    expect((await placeAt(WIFI, { payType: 'offline' })).code).toBe(200)
  })

  test('share the limit in the whole /64 of an IPv6 address', async () => {
    await limit(1)
    expect((await placeAt('2001:db8:1:2::1')).code).toBe(200)
    expect(await placeAt('2001:db8:1:2:9::1')).toMatchObject(REFUSED)
    expect((await placeAt('2001:db8:1:3::1')).code).toBe(200)
  })

  test('can have a limited number of pieces in them', async () => {
    await limit(30, 3)
    expect((await placeAt(WIFI)).code).toBe(200)
    expect(await placeAt(WIFI)).toMatchObject(REFUSED)
  })

  test('cannot exceed the limit by ordering at the same moment', async () => {
    await limit(2)
    // Counted stock would serialise the orders by its own locks.
    await backend.db.update(skus).set({ stock: null })
    const guests = await Promise.all(Array.from({ length: 6 }, async () => (await Shopper.enter(backend)).fill()))
    const quotes = await Promise.all(guests.map((guest) => guest.checkout()))
    const replies = await Promise.all(
      guests.map((guest, n) => guest.place({ quoteId: quotes[n]?.quoteId }, { ip: WIFI })),
    )
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(2)
    expect(replies.filter(({ code }) => code === 400)).toHaveLength(4)
  })

  test('are not limited at a table, where all share the Wi-Fi of the store', async () => {
    await limit(1)
    await payMode(backend, 'payFirst')
    const diner = await Diner.seated(backend)
    for (let batch = 1; batch <= 2; batch++) {
      await diner.fill()
      expect(await diner.place({ payType: 'promptpay' }, { ip: WIFI })).toMatchObject({ code: 200 })
    }
    expect((await placeAt(WIFI)).code).toBe(200)
    expect(await placeAt(WIFI)).toMatchObject(REFUSED)
  })

  test('are not limited on the machine of the server, where a proxy stands for many', async () => {
    await limit(1)
    expect((await placeAt('127.0.0.1')).code).toBe(200)
    expect((await placeAt('127.0.0.1')).code).toBe(200)
  })
})

test('the limit by default is thirty orders and three hundred pieces at an address', async () => {
  expect(await readOrderSettings(backend.db)).toMatchObject({ unpaidOrdersPerAddress: 30, unpaidPiecesPerAddress: 300 })
})

test('the network address of an order is not stored in readable form', async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  await shopper.place({}, { ip: '203.0.113.7' })
  expect(await backend.dump()).not.toContain('203.0.113')
})
