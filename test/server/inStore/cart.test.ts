import { cartContract } from '../../../src/contract/cart/cart'
import { inStoreContract } from '../../../src/contract/inStore/inStore'
import { eq } from 'drizzle-orm'
import { goods, skus } from '../../../server/db/schema/store/goods'
import { cartLines } from '../../../server/db/schema/orders/carts'
import { codesOf, Diner } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

const lineOf = async (diner: Diner, goodsId: string) => {
  const line = (await diner.cart()).cart.find((each) => each.goodsId === goodsId)
  if (!line) throw new Error(`no ${goodsId}`)
  return line
}

describe('the in-store menu', () => {
  const storeId = 'ari'

  it('is the one for dining in, or for a fast order', async () => {
    const dineIn = await backend.ask(inStoreContract.menu, { storeId })
    expect(dineIn.goods.map(({ id }) => id)).toContain('water')
    const fast = await backend.ask(inStoreContract.menu, { storeId, diningType: 'fast' })
    expect(fast.goods.map(({ id }) => id)).not.toContain('water')
    expect((await backend.call(inStoreContract.menu, { storeId, diningType: 'pickup' as 'fast' })).code).toBe(400)
  })

  it('can be searched, and lists its categories', async () => {
    const { list } = await backend.ask(inStoreContract.search, { storeId, keyword: 'water' })
    expect(list.map(({ id }) => id)).toEqual(['water'])
    const { list: categories } = await backend.ask(inStoreContract.categories, { storeId })
    expect(categories.map(({ id }) => id)).toContain('drinks')
  })
})

test('the three carts of a guest are separate', async () => {
  const diner = await Diner.seated(backend)
  await diner.add('tea')
  const curry = { storeId: 'ari', goodsId: 'curry', skuId: 'curryS', num: 1 }
  await backend.ask(inStoreContract.change, { ...curry, diningType: 'fast' }, diner.as())
  await backend.ask(cartContract.change, { ...curry, goodsId: 'rice', skuId: 'rice1', num: 2 }, diner.as())
  const out = await backend.ask(cartContract.get, { storeId: 'ari' }, diner.as())
  const fast = await backend.ask(inStoreContract.cart, { storeId: 'ari', diningType: 'fast' }, diner.as())
  const ins = await diner.cart()
  expect([out, fast, ins].map(({ cart, count }) => [cart.map(({ goodsId }) => goodsId), count])).toEqual([
    [['rice'], 2],
    [['curry'], 1],
    [['tea'], 1],
  ])
  expect(fast).toMatchObject({ version: '', cart: [{ goodsId: 'curry' }] })
  expect(fast.cart[0]).not.toHaveProperty('addedBy')
  expect(fast.cart[0]).not.toHaveProperty('addedAt')
  const own = await backend.ask(cartContract.get, { storeId: 'ari', diningType: 'dineIn' }, diner.as())
  expect(own.count).toBe(0)
})

test('dining in requires a table', async () => {
  const reply = await backend.call(inStoreContract.cart, { storeId: 'ari' }, { token: await backend.guest() })
  expect(reply.msg).toBe('Please scan the code on your table')
})

test('participants see one cart and who added what', async () => {
  const [first, second] = [await Diner.seated(backend), await Diner.seated(backend)]
  await first.add('tea')
  backend.clock.advance(1)
  await second.add('tea', 2)
  backend.clock.advance(1)
  await second.add('curry')
  const { cart, count } = await first.cart()
  expect(count).toBe(4)
  expect(cart.map(({ goodsId, num, addedBy }) => [goodsId, num, addedBy?.name, addedBy?.me])).toEqual([
    ['tea', 1, 'Guest 1', true],
    ['tea', 2, 'Guest 2', false],
    ['curry', 1, 'Guest 2', false],
  ])
  const [tea, , curry] = cart.map(({ addedAt }) => Date.parse(addedAt ?? ''))
  expect(Number(curry) - Number(tea)).toBe(2 * 60_000)
})

test('every participant may change any line; it keeps its owner', async () => {
  const [first, second] = [await Diner.seated(backend), await Diner.seated(backend)]
  await second.add('tea', 2)
  const { id } = await lineOf(first, 'tea')
  expect((await first.change(id, { add: 1 })).data.cart[0]).toMatchObject({ num: 3, addedBy: { no: 2 } })
  expect((await first.change(id, { num: 0 })).data.cart).toEqual([])
  expect((await first.change(id, { add: -1 })).code).toBe(200)
  expect((await first.change(id, { add: 1 })).msg).toBe('This item is no longer in your cart')
})

test('eight concurrent phones lose nothing and duplicate nothing', async () => {
  await backend.db.update(skus).set({ stock: null })
  await backend.db.update(goods).set({ limitPerDay: null, limitPerOrder: null })
  const diners = await Promise.all(Array.from({ length: 8 }, () => Diner.seated(backend, 8)))
  const [first] = diners as [Diner]
  await first.add('water', 10)
  for (const diner of diners) await diner.add('tea')
  const { id: shared } = await lineOf(first, 'water')
  const taps = diners.flatMap((diner, index) => [
    diner.add('tea'),
    diner.add('curry', (index % 3) + 1),
    diner.change(shared, { add: 1 }),
    diner.add('tea', -1),
  ])
  const replies = await Promise.all(taps)
  expect(replies.every(({ code }) => code === 200)).toBe(true)
  const { cart, count } = await first.cart()
  const pieces = (goodsId: string) => cart.filter((line) => line.goodsId === goodsId).map(({ num }) => num)
  expect(pieces('tea')).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  expect(pieces('curry').sort((a, b) => a - b)).toEqual([1, 1, 1, 2, 2, 2, 3, 3])
  expect(pieces('water')).toEqual([18])
  expect(count).toBe(8 + 15 + 18)
  expect(new Set(cart.map(({ key, addedBy }) => `${key} ${addedBy?.no}`)).size).toBe(17)
  const versions = replies.map(({ data }) => data.version)
  expect(new Set(versions).size).toBe(versions.length)
  const carts = await Promise.all(diners.map((diner) => diner.cart()))
  expect(new Set(carts.map(({ version }) => version)).size).toBe(1)
})

test('the same request sent twice counts once', async () => {
  const diner = await Diner.seated(backend)
  const tea = { ...diner.at, goodsId: 'tea', skuId: 'tea1', num: 1 }
  const send = () => backend.ask(inStoreContract.change, tea, { ...diner.as(), key: 'tap-1' })
  await Promise.all([send(), send()])
  expect((await diner.cart()).count).toBe(1)
})

test('one guest empties their own lines, or all of them', async () => {
  const [first, second] = [await Diner.seated(backend), await Diner.seated(backend)]
  await first.add('tea')
  await second.add('curry')
  const mine = await backend.ask(inStoreContract.clear, first.at, first.as())
  expect(mine.cart.map(({ goodsId }) => goodsId)).toEqual(['curry'])
  const all = await backend.ask(inStoreContract.clear, { ...first.at, scope: 'all' }, first.as())
  expect(all).toMatchObject({ cart: [], count: 0 })
})

test('packaging is charged for packed lines, and added lines are packed too', async () => {
  const diner = await Diner.seated(backend)
  await diner.add('curry', 2)
  const pack = (on: boolean) => backend.ask(inStoreContract.packAll, { ...diner.at, pack: on }, diner.as())
  expect(await pack(true)).toMatchObject({ packAll: true, packAmount: 1000, cart: [{ packed: true }] })
  expect((await diner.add('rice')).data).toMatchObject({ packAll: true })
  expect((await diner.checkout()).quote).toMatchObject({ packAmount: 1000 })
  expect(await pack(false)).toMatchObject({ packAll: false, packAmount: 0 })
})

test('the limit of a product is multiplied by the people at the table', async () => {
  const [first, second] = [await Diner.seated(backend, 2), await Diner.seated(backend)]
  await backend.db.update(skus).set({ stock: null })
  await backend.db
    .update(goods)
    .set({ limitPerOrder: null, limitPerDay: null, limitPerPerson: 1 })
    .where(eq(goods.id, 'tea'))
  expect((await first.add('tea')).code).toBe(200)
  expect((await second.add('tea')).code).toBe(200)
  expect((await second.add('tea')).msg).toBe('Limit 2 per person')
})

test('the last portion goes to the first request, and the other is refused', async () => {
  await backend.db.update(skus).set({ stock: 1 }).where(eq(skus.id, 'tea1'))
  const [first, second] = [await Diner.seated(backend), await Diner.seated(backend)]
  const replies = await Promise.all([first.add('tea'), second.add('tea')])
  expect(codesOf(replies)).toEqual([200, 400])
  expect(replies.find(({ code }) => code === 400)?.msg).toBe('Only 1 left')
  expect(await backend.db.$count(cartLines)).toBe(1)
})

test('who pays first packs only their own dishes; the others stay unchanged', async () => {
  const [first, second] = [await Diner.seated(backend), await Diner.seated(backend)]
  await first.add('rice')
  await second.add('tea')
  const packed = await backend.ask(inStoreContract.packAll, { ...first.at, pack: true, scope: 'mine' }, first.as())
  expect(packed.packAll).toBe(false)
  expect(packed.cart.filter((line) => line.packed).map(({ goodsId }) => goodsId)).toEqual(['rice'])
})
