import { eq } from 'drizzle-orm'
import { goods, skus } from '../../../server/db/schema/store/goods'
import { slotBookings } from '../../../server/db/schema/store/counters'
import { orders, stockMovements } from '../../../server/db/schema/orders/orders'
import { signInAs } from '../support/accounts/accounts'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper, stockOf } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const setStock = (id: string, stock: number | null) => backend.db.update(skus).set({ stock }).where(eq(skus.id, id))
const crowd = (size: number) =>
  Promise.all(Array.from({ length: size }, async () => (await Shopper.enter(backend)).fill()))

/** All guests read the checkout first; then all order at once. */
async function orderAtOnce(shoppers: Shopper[], placing: { appointTime?: string } = {}) {
  const quotes = await Promise.all(shoppers.map((shopper) => shopper.checkout(placing)))
  return Promise.all(shoppers.map((shopper, index) => shopper.place({ ...placing, quoteId: quotes[index]?.quoteId })))
}

test('of eight guests who order the last portion at once exactly one gets it', async () => {
  await setStock('curryS', 1)
  const replies = await orderAtOnce(await crowd(8))
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 400)).toHaveLength(7)
  expect(await stockOf(backend, 'curryS')).toBe(0)
  expect(await backend.db.$count(orders)).toBe(1)
  const refused = replies.find(({ code }) => code === 400)
  expect(refused?.data).toMatchObject({
    checkout: { lines: expect.arrayContaining([expect.objectContaining({ state: 'soldOut' })]) },
  })
})

test('a slot for two accepts two of six', async () => {
  await setStock('curryS', null)
  const replies = await orderAtOnce(await crowd(6), { appointTime: '2026-11-21T12:30:00+07:00' })
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(2)
  expect((await backend.db.select().from(slotBookings)).map(({ booked }) => booked)).toEqual([2])
})

describe('one member on two devices', () => {
  const devices = async () => {
    const [one, two] = [await signInAs(backend, 'Ploy'), await signInAs(backend, 'Ploy')]
    return [
      Shopper.with(backend, one.token, { diningType: 'pickup' }),
      Shopper.with(backend, two.token, { diningType: 'dineIn' }),
    ] as const
  }

  it.each([
    ['day', { limitPerDay: 3 }, 'Thai tea: Limit 3 per day'],
    ['person', { limitPerDay: null, limitPerPerson: 3 }, 'Thai tea: Limit 3 per person'],
  ])('has what one may have per %s, however both order at once', async (_, limits, msg) => {
    await backend.db.update(goods).set(limits).where(eq(goods.id, 'tea'))
    await setStock('tea1', null)
    const both = await devices()
    for (const device of both) {
      await device.fill()
      expect((await device.add('tea', 2)).code).toBe(200)
    }
    const replies = await orderAtOnce([...both])
    expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 400])
    expect(replies.find(({ code }) => code === 400)?.msg).toBe(msg)
    expect(await backend.db.$count(orders)).toBe(1)
  })

  it('limits one cart to what one order may contain, with concurrent changes', async () => {
    const [{ token }, { token: other }] = await devices()
    const [one, two] = [Shopper.with(backend, token), Shopper.with(backend, other)]
    const taps = await Promise.all([one.add('rice', 3), two.add('rice', 3), one.add('rice', 2), two.add('rice', 2)])
    const refused = taps.filter(({ code }) => code === 400)
    expect(new Set(refused.map(({ msg }) => msg))).toEqual(new Set(['Limit 5 per order']))
    const [line] = (await one.cart()).cart
    expect(line?.num).toBeLessThanOrEqual(5)
    expect(await two.cart()).toEqual(await one.cart())
  })

  it('orders one cart once', async () => {
    const [{ token }, { token: other }] = await devices()
    const both = [Shopper.with(backend, token), Shopper.with(backend, other)]
    await both[0]?.fill()
    const replies = await orderAtOnce(both)
    expect(replies.map(({ code, msg }) => (code === 200 ? 'placed' : msg)).sort()).toEqual([
      'Your cart is empty',
      'placed',
    ])
  })
})

test('eight orders at once have eight numbers', async () => {
  const replies = await orderAtOnce(await crowd(8))
  const placed = replies.map(({ data }) => data)
  expect(new Set(placed.map(({ orderNo }) => orderNo)).size).toBe(8)
  expect(new Set(placed.map(({ pickupNo }) => pickupNo)).size).toBe(8)
  expect(await stockOf(backend, 'curryS')).toBe(2)
})

test('four attempts on one cart place one order, also without counted stock', async () => {
  await setStock('curryS', null)
  const shopper = await (await Shopper.enter(backend)).fill()
  const replies = await orderAtOnce([shopper, shopper, shopper, shopper])
  expect(replies.map(({ code, msg }) => (code === 200 ? 'placed' : msg)).sort()).toEqual([
    'Your cart is empty',
    'Your cart is empty',
    'Your cart is empty',
    'placed',
  ])
})

test('an order that is cancelled three times at once releases stock once', async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { id } = await shopper.order()
  const replies = await Promise.all([shopper.close(id), shopper.close(id), shopper.close(id)])
  expect(replies.map(({ data }) => data.state)).toEqual([-1, -1, -1])
  expect(await stockOf(backend, 'curryS')).toBe(10)
  const moves = await backend.db.select().from(stockMovements)
  expect(moves.map(({ kind, num }) => [kind, num])).toEqual([
    ['take', 1],
    ['giveBack', 1],
  ])
})

test('the database itself refuses stock below zero', async () => {
  await expect(setStock('curryS', -1)).rejects.toThrow()
})

test('orders of the same products in different order, concurrent with cancellations, all succeed', async () => {
  await setStock('curryS', 100)
  await setStock('tea1', 100)
  const shoppers = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      const shopper = await Shopper.enter(backend)
      for (const dish of index % 2 ? ['tea', 'curry', 'rice'] : ['rice', 'curry', 'tea']) await shopper.add(dish)
      return shopper
    }),
  )
  const first = await Promise.all(shoppers.map((shopper) => shopper.order()))
  const again = shoppers.map(async (shopper, index) => {
    await Promise.all([
      shopper.close(first[index]?.id ?? ''),
      shopper.add('tea'),
      shopper.add('curry'),
      shopper.add('rice'),
    ])
    return shopper.place()
  })
  expect((await Promise.all(again)).map(({ code }) => code)).toEqual([200, 200, 200, 200, 200, 200])
  expect([await stockOf(backend, 'curryS'), await stockOf(backend, 'tea1')]).toEqual([94, 94])
})
