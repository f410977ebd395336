import type { StoreInfo } from '@/contract/store/store'
import { StoresModel } from '@/pages/shop/select/index.model'
import { DEBOUNCE_MS } from '@/domain/time/debounce'

const store = (id: string, isCollect = false) => ({ id, name: id, isCollect }) as StoreInfo

/** A list of stores over a server that responds at once and may refuse favourites. */
function setUp() {
  const requested: { keyword?: string; only?: string; lat?: unknown; lng?: unknown }[] = []
  const remote = {
    refusal: undefined as Error | undefined,
    list: async (input: (typeof requested)[number]) => {
      requested.push(input)
      return { list: [store('one'), store('two', true)] }
    },
    collect: jest.fn(async () => {
      if (remote.refusal) throw remote.refusal
      return { ok: true as const }
    }),
  }
  const where: { city: { id: string } | undefined } = { city: undefined }
  const model = new StoresModel(remote, () => ({ place: { lat: 13.7, lng: 100.5 }, city: where.city }))
  const favourites = () => model.list.value?.filter(({ isCollect }) => isCollect).map(({ id }) => id)
  return { model, requested, remote, favourites, where }
}

test('requests the stores of a city once one is chosen', async () => {
  const { model, requested, where } = setUp()
  where.city = { id: 'bangkok' }
  await model.list.load()
  expect(requested).toMatchObject([{ regionId: 'bangkok' }])
})

test('requests the stores around the guest', async () => {
  const { model, requested } = setUp()
  await model.list.load()
  expect(requested).toEqual([{ lat: 13.7, lng: 100.5, keyword: '', only: 'all' }])
})

test('favourites are listed after the last marked one was stored', async () => {
  const { model, requested, remote } = setUp()
  let arrive = () => {}
  remote.collect.mockImplementation(async () => {
    await new Promise<void>((resolve) => (arrive = resolve))
    return { ok: true }
  })
  const marked = model.toggle(store('one'))
  model.narrow('collected')
  await Promise.resolve()
  expect(requested).toEqual([])
  arrive()
  await marked
  await Promise.resolve()
  expect(requested).toMatchObject([{ only: 'collected' }])
})

test('waits until the guest stops typing before it searches, and requests once', async () => {
  jest.useFakeTimers()
  const { model, requested } = setUp()
  for (const typed of ['t', 'th', 'tho']) model.search(typed)
  expect(model.keyword).toBe('tho')
  expect(requested).toEqual([])
  await jest.advanceTimersByTimeAsync(DEBOUNCE_MS)
  expect(requested).toMatchObject([{ keyword: 'tho' }])
  jest.useRealTimers()
})

test('filters by favourites, and returns to all without the search', async () => {
  const { model, requested } = setUp()
  model.narrow('collected')
  await Promise.resolve()
  model.showAll()
  await Promise.resolve()
  expect(requested).toMatchObject([{ only: 'collected' }, { only: 'all', keyword: '' }])
})

test('a favourite is shown at once', async () => {
  const { model, favourites, remote } = setUp()
  await model.list.load()
  const done = model.toggle(store('one'))
  expect(favourites()).toEqual(['one', 'two'])
  await done
  expect(remote.collect).toHaveBeenCalledWith({ storeId: 'one', collect: true })
  await model.toggle(store('two', true))
  expect(favourites()).toEqual(['one'])
})

test('a refused favourite is reverted, and the error is passed on', async () => {
  const { model, favourites, remote } = setUp()
  await model.list.load()
  remote.refusal = new Error('no')
  await expect(model.toggle(store('one'))).rejects.toThrow('no')
  expect(favourites()).toEqual(['two'])
})

test('a store tapped on the map comes first until the map is closed', async () => {
  const { model } = setUp()
  await model.list.load()
  const order = () => model.listed(model.list.value ?? []).map(({ id }) => id)
  model.showMap(true)
  model.find('two')
  expect(order()).toEqual(['two', 'one'])
  model.showMap(false)
  expect(order()).toEqual(['one', 'two'])
})
