import { eq } from 'drizzle-orm'
import { cartContract } from '../../../src/contract/cart/cart'
import { addonItems, goods, skus } from '../../../server/db/schema/store/goods'
import { users } from '../../../server/db/schema/account/users'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { Shopper } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const change = (goodsId: string, num: number) => ({ storeId: 'ari', goodsId, skuId: '?', num })

test('lines with the same options are merged, other options make another line', async () => {
  const shopper = await Shopper.enter(backend)
  await shopper.add('curry', 1, { attrIds: ['mild'], addons: [{ id: 'egg', num: 1 }] })
  await shopper.add('curry', 2, { attrIds: ['mild'], addons: [{ id: 'egg', num: 1 }] })
  const { data } = await shopper.add('curry', 1, { attrIds: ['hot'] })
  expect(data.count).toBe(4)
  expect(
    data.cart.map(({ num, specText, attrText, addonText, price }) => [num, specText, attrText, addonText, price]),
  ).toEqual(
    expect.arrayContaining([
      [3, 'Small', 'Mild', 'Fried egg', 13500],
      [1, 'Small', 'Hot', '', 12000],
    ]),
  )
  expect(data.goodsAmount).toBe(3 * 13500 + 12000)
  expect(data.packAmount).toBe(4 * 500)
})

test('a decrease changes exactly its line, and removes it at zero', async () => {
  const shopper = await Shopper.enter(backend)
  await shopper.add('curry', 1, { attrIds: ['mild'] })
  const { data } = await shopper.add('curry', 2, { attrIds: ['hot'] })
  const mild = data.cart.find(({ attrText }) => attrText === 'Mild')
  const after = await shopper.set(mild?.id ?? '', 0)
  expect(after.data.cart.map(({ attrText, num }) => [attrText, num])).toEqual([['Hot', 2]])
  const less = await shopper.add('curry', -1, { attrIds: ['hot'] })
  expect(less.data.count).toBe(1)
  expect((await shopper.add('curry', -5, { attrIds: ['hot'] })).data.cart).toEqual([])
})

test('a required attribute that is left out gets its default', async () => {
  const shopper = await Shopper.enter(backend)
  const { data } = await shopper.add('curry')
  expect(data.cart[0]?.attrText).toBe('Hot')
})

test.each<[string, string, number, object, string]>([
  ['a dish that is sold out', 'larb', 1, {}, 'Back tomorrow'],
  ['a dish outside its hours', 'noodles', 1, {}, 'From 17:00'],
  ['a dish of another way of dining', 'water', 1, {}, 'Not for pickup'],
  ['a dish that is not there', 'nothing', 1, {}, 'This dish was not found'],
  ['a SKU that is sold out', 'curry', 1, { skuId: 'curryL' }, 'Sold out'],
  ['a SKU of another dish', 'curry', 1, { skuId: 'tea1' }, 'This dish has changed. Please choose it again'],
  ['more than there is', 'curry', 11, {}, 'Only 10 left'],
  ['two of a single attribute', 'curry', 1, { attrIds: ['mild', 'hot'] }, 'Heat: please choose only one'],
  ['too many of an add-on', 'curry', 1, { addons: [{ id: 'egg', num: 3 }] }, 'Fried egg: at most 2'],
  ['more add-ons than there are', 'curry', 6, { addons: [{ id: 'basil', num: 1 }] }, 'More basil: only 5 left'],
  ['more than one order may hold', 'rice', 6, {}, 'Limit 5 per order'],
  ['more than one day allows', 'tea', 4, {}, 'Limit 3 per day'],
])('refuses %s and leaves the cart as it was', async (_, goodsId, num, choice, msg) => {
  const shopper = await Shopper.enter(backend)
  expect(await shopper.add(goodsId, num, choice)).toMatchObject({ code: 400, msg })
  expect((await shopper.cart()).cart).toEqual([])
})

test('refuses in the language of the guest', async () => {
  const shopper = await Shopper.enter(backend)
  const refusal = await backend.call(cartContract.change, change('larb', 1), shopper.as({ locale: 'th' }))
  expect(refusal.msg).toBe('เมนูนี้มีการเปลี่ยนแปลง โปรดเลือกใหม่อีกครั้ง')
})

test('the stock of a SKU counts over all its lines', async () => {
  const shopper = await Shopper.enter(backend)
  await shopper.add('curry', 6, { attrIds: ['mild'] })
  expect(await shopper.add('curry', 5, { attrIds: ['hot'] })).toMatchObject({ code: 400, msg: 'Only 10 left' })
  expect((await shopper.add('curry', 4, { attrIds: ['hot'] })).code).toBe(200)
  expect((await shopper.add('curry', 1, { attrIds: ['mild'] })).msg).toBe('Only 10 left')
})

test('a product with a minimum of two is added in twos and removed as a whole', async () => {
  const shopper = await Shopper.enter(backend)
  await backend.db.update(goods).set({ minBuy: 2 }).where(eq(goods.id, 'rice'))
  expect((await shopper.add('rice')).data.count).toBe(2)
  expect((await shopper.add('rice')).data.count).toBe(3)
  expect((await shopper.add('rice', -2)).data.count).toBe(0)
})

test('a line is read at the current price and state', async () => {
  const shopper = await Shopper.enter(backend)
  await shopper.add('tea', 2)
  await backend.db.update(skus).set({ price: 7000, stock: 1 }).where(eq(skus.id, 'tea1'))
  const short = await shopper.cart()
  expect(short.cart[0]).toMatchObject({ price: 7000, amount: 14000, state: 'short', stateText: 'Only 1 left' })
  expect(short).toMatchObject({ count: 2, goodsAmount: 0 })
  await backend.db.update(goods).set({ onShelf: false }).where(eq(goods.id, 'tea'))
  expect((await shopper.cart()).cart[0]).toMatchObject({ state: 'offShelf', stateText: 'No longer on the menu' })
  expect((await shopper.add('tea', -1)).data.cart[0]?.num).toBe(1)
})

test('a line whose add-on is out of stock names the add-on', async () => {
  const shopper = await Shopper.enter(backend)
  await shopper.add('curry', 1, { addons: [{ id: 'basil', num: 1 }] })
  await backend.db.update(addonItems).set({ stock: 0 }).where(eq(addonItems.id, 'basil'))
  expect((await shopper.cart()).cart[0]).toMatchObject({ state: 'short', stateText: 'More basil: sold out' })
})

test('a product outside its sale times cannot be ordered from the cart', async () => {
  const shopper = await Shopper.enter(backend)
  backend.clock.set('2026-11-21T18:00:00+07:00')
  await shopper.add('noodles')
  backend.clock.set('2026-11-21T21:30:00+07:00')
  expect((await shopper.cart()).cart[0]).toMatchObject({ state: 'offHours', stateText: 'Tomorrow from 17:00' })
})

test('only a member pays member prices', async () => {
  const shopper = await Shopper.enter(backend)
  const before = (await shopper.add('curry')).data
  expect(before.cart[0]).toMatchObject({ price: 12000, originalPrice: 12000 })
  await backend.db.update(users).set({ registeredAt: new Date() })
  const after = await shopper.cart()
  expect(after.cart[0]).toMatchObject({ price: 11000, originalPrice: 12000 })
  expect(after.saveAmount).toBe(1000)
})

test('a product of a required category is reported as missing until it is added', async () => {
  const shopper = await Shopper.enter(backend)
  expect((await shopper.cart()).missing).toEqual([])
  expect((await shopper.add('curry')).data.missing).toEqual([{ categoryId: 'staples', name: 'Rice', num: 1 }])
  expect((await shopper.add('rice')).data.missing).toEqual([])
})

test('carts of stores, of dining types and of guests are separate', async () => {
  const shopper = await Shopper.enter(backend)
  const other = await Shopper.enter(backend)
  const table = { storeId: 'ari', diningType: 'dineIn' as const }
  await shopper.add('tea')
  await backend.ask(cartContract.change, { ...table, goodsId: 'water', skuId: 'water1', num: 2 }, shopper.as())
  expect((await shopper.cart()).count).toBe(1)
  expect((await backend.ask(cartContract.get, table, shopper.as())).count).toBe(2)
  expect((await backend.ask(cartContract.get, { storeId: 'silom' }, shopper.as())).count).toBe(0)
  expect((await other.cart()).count).toBe(0)
  expect(await other.set((await shopper.cart()).cart[0]?.id ?? '', 5)).toMatchObject({
    code: 400,
    msg: 'This item is no longer in your cart',
  })
})

test('a cart is emptied at once', async () => {
  const shopper = await (await Shopper.enter(backend)).fill()
  expect((await backend.ask(cartContract.clear, { storeId: 'ari' }, shopper.as())).cart).toEqual([])
  expect((await shopper.cart()).count).toBe(0)
})

test('a request that is sent twice with one key counts once', async () => {
  const shopper = await Shopper.enter(backend)
  const tap = { storeId: 'ari', goodsId: 'tea', skuId: 'tea1', num: 1 }
  await backend.ask(cartContract.change, tap, shopper.as({ key: 'tap-1' }))
  await backend.ask(cartContract.change, tap, shopper.as({ key: 'tap-1' }))
  expect((await shopper.cart()).count).toBe(1)
})

test('eight concurrent requests all count', async () => {
  const shopper = await Shopper.enter(backend)
  await Promise.all(Array.from({ length: 8 }, () => shopper.add('curry')))
  expect((await shopper.cart()).cart.map(({ num }) => num)).toEqual([8])
})

test('the minimum order amount of a dining type is reported with the missing amount', async () => {
  const shopper = await Shopper.enter(backend, { diningType: 'delivery' })
  expect((await shopper.add('curry')).data.minAmountGap).toBe(3000)
  expect((await shopper.add('tea')).data.minAmountGap).toBe(0)
})

test('a line holds at most 999 pieces, whether its quantity is set or increased', async () => {
  await backend.db.update(goods).set({ limitPerOrder: null }).where(eq(goods.id, 'rice'))
  const shopper = await Shopper.enter(backend)
  const { data } = await shopper.add('rice', 1)
  expect((await shopper.set(data.cart[0]?.id ?? '', 999)).code).toBe(200)
  expect(await shopper.add('rice', 1)).toMatchObject({
    code: 400,
    msg: 'At most 999 of the same dish fit into the cart',
  })
  expect((await shopper.cart()).count).toBe(999)
})
