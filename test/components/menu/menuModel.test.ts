import { observable, runInAction } from 'mobx'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import { GoodsListModel } from '@/components/goods/goodsList.model'
import { MenuModel } from '@/components/menu/menu.model'
import { Resource } from '@/stores/cache/resource'

const row = (id: string, categoryId: string) => ({ id, categoryId, cutout: '' }) as GoodsRow
const category = (id: string) => ({ id, name: id, note: '', required: false, feature: false })

const menuReply = {
  categories: [category('soups'), category('rice')],
  goods: [row('a', 'soups'), row('b', 'rice'), row('c', 'rice')],
}

/** A menu over a server that returns the requested store and order type. `prefetched`: its reply has come before the page. */
function setUp({ id = 'one', prefetched = false } = {}) {
  const requested: string[] = []
  const remote = {
    failure: undefined as Error | undefined,
    menu: async () => {
      requested.push(`${shop.id} delivery`)
      if (remote.failure) throw remote.failure
      return menuReply
    },
  }
  const shop = observable({
    id,
    info: new Resource(async () => ({})),
    start: async () => runInAction(() => (shop.id ||= 'nearest')),
    enter: async (next: string) => runInAction(() => (shop.id = next)),
  })
  const counts = new Map([
    ['a', 1],
    ['c', 2],
  ])
  const cart = {
    get owner() {
      return { storeId: shop.id, diningType: 'delivery' as const }
    },
    countWhere: (wanted: (goodsId: string) => boolean) =>
      [...counts].reduce((sum, [goodsId, count]) => sum + (wanted(goodsId) ? count : 0), 0),
  }
  const list = new GoodsListModel({ height: 600, scale: 1 }, true, () => false)
  const model = new MenuModel(remote.menu, shop as never, cart, list, prefetched ? menuReply : undefined)
  return { model, remote, shop, requested, list }
}

test('a first visit reads the menu of the nearest store, once', async () => {
  const { model, requested } = setUp({ id: '' })
  await model.load('en')
  await model.load('en')
  expect(requested).toEqual(['nearest delivery'])
  expect(model.shown?.sections.map(({ id }) => id)).toEqual(['soups', 'rice'])
})

test('a prefetched menu is there for the first drawing, and the same after its call', async () => {
  const { model, list } = setUp({ prefetched: true })
  const { shown } = model
  const { pieces } = list
  expect(shown?.sections.map(({ id }) => id)).toEqual(['soups', 'rice'])
  expect(pieces).not.toHaveLength(0)
  const stop = model.start()
  await model.load('en')
  expect(model.shown).toBe(shown)
  expect(list.pieces).toBe(pieces)
  stop()
})

test('another language, store or order type reads it again', async () => {
  const { model, requested, shop } = setUp()
  await model.load('en')
  await model.load('th')
  runInAction(() => (shop.id = 'two'))
  await model.load('th')
  expect(requested).toEqual(['one delivery', 'one delivery', 'two delivery'])
})

test('the menu of a store that was left is not shown', async () => {
  const { model, shop } = setUp()
  await model.load('en')
  runInAction(() => (shop.id = 'two'))
  expect(model.shown).toBeUndefined()
})

test('a failed menu is requested again at the next occasion', async () => {
  const { model, remote, requested } = setUp()
  remote.failure = new Error('no network')
  await model.load('en')
  expect(model.shown).toBeUndefined()
  remote.failure = undefined
  await model.load('en')
  expect(requested).toHaveLength(2)
  expect(model.shown).toBeDefined()
})

test('a link to a category waits for the menu', async () => {
  const { model, list } = setUp()
  model.follow({ categoryId: 'rice' })
  expect(list.goal).toBeUndefined()
  const stop = model.start()
  await model.load('en')
  stop()
  expect(list.section).toBe('rice')
})

test("a link to a category of another store waits for that store's menu", async () => {
  const { model, list } = setUp()
  const stop = model.start()
  model.follow({ categoryId: 'elsewhere' })
  await model.load('en')
  expect(list.section).toBe('soups')
  stop()
})

test('a link to a dish opens its choices, each time anew', () => {
  const { model } = setUp()
  model.follow({ gid: 'a' })
  const { opened } = model.dish
  expect([model.dishOpen, model.dish.id]).toEqual([true, 'a'])
  model.closeDish()
  model.follow({ gid: 'a' })
  expect(model.dish.opened).toBe(opened + 1)
})

test('a link to another store enters it', () => {
  const { model, shop } = setUp()
  model.follow({ storeId: 'two' })
  expect(shop.id).toBe('two')
})

test('quantities in the cart are summed by category', async () => {
  const { model } = setUp()
  expect(model.countIn('rice')).toBe(0)
  await model.load('en')
  expect([model.countIn('soups'), model.countIn('rice')]).toEqual([1, 2])
})

test('a required item is shown: a dish by its choices, a category by its section', async () => {
  const { model, list } = setUp()
  const stop = model.start()
  await model.load('en')
  stop()
  model.openCart()
  model.choose({ categoryId: 'rice' })
  expect([model.cartOpen, list.section]).toEqual([false, 'rice'])
  model.choose({ goodsId: 'b' })
  expect(model.dish.id).toBe('b')
})
