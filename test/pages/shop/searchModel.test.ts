import type { GoodsRow } from '@/contract/goods/goodsRow'
import { GoodsListModel } from '@/components/goods/goodsList.model'
import { SearchModel } from '@/pages/shop/search/out.model'
import { DEBOUNCE_MS } from '@/domain/time/debounce'

function setUp(stored: string[] = [], favourites: string[] = []) {
  const requested: string[] = []
  const store: { searches: unknown; favourites: readonly string[] } = { searches: stored, favourites }
  const search = async (keyword: string) => {
    requested.push(keyword)
    return { list: [{ id: keyword || 'green-curry' } as GoodsRow], hot: ['curry'] }
  }
  const menu = async () => {
    requested.push('the menu')
    return { goods: ['tea', 'rice', 'curry'].map((id) => ({ id }) as GoodsRow) }
  }
  const storage = {
    read: <T>() => store.searches as T | undefined,
    favouriteIds: () => store.favourites,
    write: (_: 'searches', value: unknown) => (store.searches = value),
  }
  const list = new GoodsListModel({ height: 600, scale: 1 }, true, () => false)
  const model = new SearchModel({ search, menu }, storage, list)
  return { model, requested, store, list }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('starts with suggested terms, their dishes and the guest’s own terms', async () => {
  const { model } = setUp(['rice'])
  await model.load()
  expect([model.hot, model.last]).toEqual([['curry'], ['rice']])
  expect(model.popular.map(({ id }) => id)).toEqual(['green-curry'])
  expect(model.shown).toBeUndefined()
})

test('the favourites of this menu come as they were marked, and follow changes', async () => {
  const { model, store, requested } = setUp([], ['curry', 'of another store', 'tea'])
  await model.load()
  expect(model.favourites.map(({ id }) => id)).toEqual(['curry', 'tea'])
  store.favourites = ['tea']
  await model.followFavourites()
  expect(model.favourites.map(({ id }) => id)).toEqual(['tea'])
  expect(requested.filter((each) => each === 'the menu')).toHaveLength(1)
})

test('without favourites no menu is requested', async () => {
  const { model, requested } = setUp()
  await model.load()
  expect([requested, model.favourites]).toEqual([[''], []])
})

test('searches once the guest has stopped typing', async () => {
  const { model, requested, list } = setUp()
  const stop = model.start()
  for (const typed of ['t', 'te', 'tea ']) model.type(typed)
  expect(requested).toEqual([])
  await jest.advanceTimersByTimeAsync(DEBOUNCE_MS)
  expect(requested).toEqual(['tea'])
  stop()
  expect(model.shown?.goods.map(({ id }) => id)).toEqual(['tea'])
  expect(list.pieces.flatMap(({ goods }) => goods.map(({ id }) => id))).toEqual(['tea'])
})

test('an emptied field shows the suggestions again and sends nothing', async () => {
  const { model, requested } = setUp()
  model.type('tea')
  model.type('  ')
  await jest.advanceTimersByTimeAsync(DEBOUNCE_MS)
  expect(requested).toEqual([])
  expect(model.trimmedKeyword).toBe('')
})

test('a tapped suggestion is searched at once and stored; the newest comes first, without duplicates', () => {
  const { model, requested, store } = setUp(['tea', 'rice'])
  model.search('rice')
  expect(requested).toEqual(['rice'])
  expect(store.searches).toEqual(['rice', 'tea'])
  for (let count = 0; count < 20; count++) model.search(`word ${count}`)
  expect(model.last).toHaveLength(8)
  expect(model.last[0]).toBe('word 19')
})

test('typing alone stores nothing; opening a result does', () => {
  const { model } = setUp()
  model.type('tea')
  expect(model.last).toEqual([])
  model.remember()
  expect(model.last).toEqual(['tea'])
  model.forget()
  expect(model.last).toEqual([])
})
