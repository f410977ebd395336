import { eq } from 'drizzle-orm'
import { goods, skus } from '../../../server/db/schema/store/goods'
import { Diner, payMode } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper, stockOf } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const requireDish = (id: string, required: 'perOrder' | 'perPerson') =>
  backend.db.update(goods).set({ required }).where(eq(goods.id, id))

const namesOf = (lines: { name: string; num: number }[]) => lines.map(({ name, num }) => [name, num])

test('a required product without choices is added to every order that has dishes, and charged', async () => {
  await requireDish('tea', 'perOrder')
  const shopper = await Shopper.enter(backend)
  expect((await shopper.cart()).added).toEqual([])
  await shopper.fill()
  const { cart, count, added, goodsAmount, missing } = await shopper.cart()
  expect([cart.length, count, goodsAmount, missing]).toEqual([2, 2, 20500, []])
  expect(added).toEqual([{ goodsId: 'tea', name: 'Thai tea', num: 1, amount: 6500 }])

  const checkout = await shopper.checkout()
  expect(checkout).toMatchObject({ added, problems: [], quote: { goodsNum: 3, goodsAmount: 20500 } })
  expect(namesOf(checkout.lines).at(-1)).toEqual(['Thai tea', 1])
  const order = await shopper.order()
  expect(namesOf(order.lines)).toContainEqual(['Thai tea', 1])
  expect(await stockOf(backend, 'tea1')).toBe(3)
  expect((await shopper.cart()).cart).toEqual([])
})

test('a required product that the guest has chosen is not added again', async () => {
  await requireDish('tea', 'perOrder')
  const shopper = await (await Shopper.enter(backend)).fill()
  expect((await shopper.add('tea')).data.added).toEqual([])
})

test('what one product of a required category adds counts as the choice from it', async () => {
  await requireDish('rice', 'perOrder')
  const shopper = await Shopper.enter(backend)
  expect((await shopper.add('curry')).data).toMatchObject({ missing: [], added: [{ goodsId: 'rice', num: 1 }] })
})

test('a required product with choices is left to the guest', async () => {
  await requireDish('curry', 'perOrder')
  const shopper = await Shopper.enter(backend)
  await shopper.add('rice')
  const missing = [{ goodsId: 'curry', name: 'Green curry', num: 1 }]
  expect(await shopper.cart()).toMatchObject({ added: [], missing })
  expect((await shopper.place()).msg).toBe('Please add: Green curry')
})

test('a product required per person is added for each person, and not at all when it is sold out', async () => {
  await requireDish('rice', 'perPerson')
  const shopper = await Shopper.enter(backend)
  await shopper.add('curry')
  await shopper.add('rice')
  expect(await shopper.checkout({ peopleNum: 3 })).toMatchObject({ missing: [], added: [{ goodsId: 'rice', num: 2 }] })
  await backend.db.update(goods).set({ soldOut: true }).where(eq(goods.id, 'rice'))
  expect(await shopper.checkout({ peopleNum: 3 })).toMatchObject({ missing: [], added: [] })
})

test('what the stock does not cover is not added, but reported as missing', async () => {
  await requireDish('tea', 'perPerson')
  await backend.db.update(skus).set({ stock: 2 }).where(eq(skus.id, 'tea1'))
  const shopper = await (await Shopper.enter(backend)).fill()
  await shopper.add('tea')
  expect(await shopper.checkout({ peopleNum: 3 })).toMatchObject({
    added: [],
    missing: [{ goodsId: 'tea', name: 'Thai tea', num: 2 }],
  })
})

test('orders at the same time share the stock of what is added to them', async () => {
  await requireDish('tea', 'perOrder')
  await backend.db.update(skus).set({ stock: 1 }).where(eq(skus.id, 'tea1'))
  const shoppers = [await (await Shopper.enter(backend)).fill(), await (await Shopper.enter(backend)).fill()]
  const quotes = [await shoppers[0]?.checkout(), await shoppers[1]?.checkout()]
  const orders = shoppers.map((shopper, at) => shopper.place({ quoteId: quotes[at]?.quoteId ?? '' }))
  const replies = await Promise.all(orders)
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 400])
  expect(await stockOf(backend, 'tea1')).toBe(0)
})

test('a table gets what each person requires once, and more with more people', async () => {
  await payMode(backend, 'payAfter')
  await requireDish('water', 'perPerson')
  const diner = await (await Diner.seated(backend, 3)).fill()
  const second = await Diner.seated(backend)
  expect((await diner.checkout()).added).toMatchObject([{ goodsId: 'water', num: 3 }])
  expect((await second.cart()).added).toMatchObject([{ goodsId: 'water', num: 3 }])
  expect((await diner.order()).goodsNum).toBe(5)
  await second.add('tea')
  expect((await second.checkout()).added).toEqual([])
  await diner.sit(4)
  expect((await second.checkout()).added).toMatchObject([{ goodsId: 'water', num: 1 }])
})

test('the order is refused when the number of people changes what is added after its quote', async () => {
  await payMode(backend, 'payAfter')
  await requireDish('water', 'perPerson')
  const diner = await (await Diner.seated(backend, 3)).fill()
  const { quoteId } = await diner.checkout()
  await diner.sit(4)
  expect((await diner.place({ quoteId })).code).toBe(400)
  expect((await diner.order()).goodsNum).toBe(6)
})
