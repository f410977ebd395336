import { clientOf } from '@/api/client'
import { request } from '@/api/request'
import { goodsEndpoints } from '@/api/endpoints/goods'
import type * as prefetching from '@/stores/cache/prefetchFirstPage'
import { ShopStore } from '@/stores/shop'
import { phoneWithCache } from './phoneWithCache'

// As in a mini-program: a site's document prefetches (test/api/prefetch.h5.test.ts).
jest.mock('@/api/prefetch', () => jest.requireActual<object>('../../../src/api/prefetch.ts'))
const { prefetchFirstPage } = jest.requireActual<typeof prefetching>('../../../src/stores/cache/prefetchFirstPage.ts')

jest.mock('@/api/request', () => ({ request: jest.fn(async () => ({ categories: [], goods: [] })) }))

const requested = jest.mocked(request)
const menu = clientOf(goodsEndpoints).menu

function setUp(stored: Record<string, unknown> = {}) {
  const stores: string[] = []
  const ask = async ({ storeId = 'nearest' }) => {
    stores.push(storeId)
    return { id: storeId, dining: [] }
  }
  const storage = { read: <T>(name: string) => stored[name] as T | undefined, write: () => undefined }
  const place = () => ({ place: {} })
  const offlineCache = phoneWithCache().start()
  const shop = new ShopStore({ default: ask, detail: ask } as never, storage, place, () => true, offlineCache)
  const arrive = (path: string, query = {}) => prefetchFirstPage({ shop } as never, path, query)
  return { shop, stores, arrive }
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
  requested.mockClear()
})
afterEach(() => jest.useRealTimers())

test("a link to a store's menu prefetches menu and store, and the page sends no more requests", async () => {
  const { shop, stores, arrive } = setUp()
  arrive('/pages/index/goods', { storeId: 'ari' })
  await shop.start()
  await menu({ storeId: shop.id, diningType: shop.outType })
  expect(stores).toEqual(['ari'])
  expect(requested).toHaveBeenCalledTimes(1)
  await menu({ storeId: shop.id, diningType: shop.outType })
  expect(requested).toHaveBeenCalledTimes(2)
})

test('without a store only the nearest one is prefetched', async () => {
  const { shop, stores, arrive } = setUp()
  arrive('/pages/index/goods')
  await shop.start()
  expect(stores).toEqual(['nearest'])
  expect(requested).not.toHaveBeenCalled()
})

test('another order type, or a page that comes late, requests again', async () => {
  const { arrive } = setUp({ shopId: 'ari' })
  arrive('/pages/index/goods')
  await menu({ storeId: 'ari', diningType: 'pickup' })
  expect(requested).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(11_000)
  await menu({ storeId: 'ari', diningType: 'delivery' })
  expect(requested).toHaveBeenCalledTimes(3)
})

test('the page sees the error of a failed prefetch', async () => {
  const { arrive } = setUp({ shopId: 'ari' })
  requested.mockRejectedValueOnce(new Error('no network'))
  arrive('/pages/index/goods')
  await expect(menu({ storeId: 'ari', diningType: 'delivery' })).rejects.toThrow('no network')
})

test('other pages are not prefetched', () => {
  const { stores, arrive } = setUp()
  arrive('/pages/order/detail', { orderId: '1' })
  expect([stores, requested.mock.calls]).toEqual([[], []])
})
