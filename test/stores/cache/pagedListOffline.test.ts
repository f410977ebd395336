import { OfflineError, ReplyError } from '@/api/errors'
import { PagedList } from '@/stores/cache/pagedList'
import { phoneWithCache } from './phoneWithCache'

/** A list of five in pages of two, whose first page is cached, and a switchable network. */
function setUp() {
  const phone = phoneWithCache()
  const network = { error: undefined as Error | undefined }
  const items = ['a', 'b', 'c', 'd', 'e']
  const ask = async (page: number) => {
    if (network.error) throw network.error
    return { list: items.slice((page - 1) * 2, page * 2), total: items.length }
  }
  const start = () => {
    const offlineCache = phone.start()
    return new PagedList((page, old) =>
      page === 1 ? offlineCache.networkFirstForUser('list', () => ask(page), old) : ask(page),
    )
  }
  return { phone, network, items, start }
}

test('a start without network shows the cached start of the list, marked as stale', async () => {
  const { phone, network, start } = setUp()
  await start().load()
  phone.write()
  network.error = new OfflineError()
  const list = start()
  await list.load()
  expect([list.items, list.total, list.staleSince, list.error]).toEqual([['a', 'b'], 5, 1000, undefined])
  await list.more()
  expect([list.items, list.error]).toEqual([['a', 'b'], network.error])
  network.error = undefined
  await list.load()
  expect([list.items, list.staleSince, list.error]).toEqual([['a', 'b'], undefined, undefined])
})

test('a shown list becomes stale when the network fails and stays complete', async () => {
  const { network, start } = setUp()
  const list = start()
  await list.load()
  await list.more()
  network.error = new OfflineError()
  await list.renew()
  expect([list.items, list.staleSince]).toEqual([['a', 'b', 'c', 'd'], expect.any(Number)])
  network.error = undefined
  await list.renew()
  expect([list.items, list.staleSince]).toEqual([['a', 'b', 'c', 'd'], undefined])
})

test('server errors make nothing stale', async () => {
  const { network, start } = setUp()
  const list = start()
  await list.load()
  network.error = new ReplyError(500, 'Kitchen fire')
  await list.load()
  expect([list.staleSince, list.error]).toEqual([undefined, network.error])
})
