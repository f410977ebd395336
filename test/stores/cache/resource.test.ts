import { OfflineError, ReplyError } from '@/api/errors'
import { Resource } from '@/stores/cache/resource'
import { phoneWithCache } from './phoneWithCache'

/** A menu over a switchable network. */
function setUp() {
  const { start, env } = phoneWithCache()
  const offlineCache = start()
  const remote = { failure: undefined as Error | undefined, menu: 'soup' }
  const ask = async () => {
    if (remote.failure) throw remote.failure
    return remote.menu
  }
  return { remote, env, open: () => new Resource((onStale) => offlineCache.networkFirst('menu', ask, onStale)) }
}

test('a cached copy replaces a failed response, has its fetch time, and yields to the next response', async () => {
  const { remote, env, open } = setUp()
  env.now = 1240
  await open().load()
  remote.failure = new OfflineError()
  const menu = open()
  await menu.load()
  expect([menu.value, menu.staleSince, menu.error]).toEqual(['soup', 1240, undefined])
  remote.failure = undefined
  remote.menu = 'rice'
  await menu.load()
  expect([menu.value, menu.staleSince]).toEqual(['rice', undefined])
})

test('a value without a cached copy stays and keeps its age', async () => {
  const remote = { fetch: async () => 'soup' }
  const menu = new Resource(() => remote.fetch())
  const before = Date.now()
  await menu.load()
  remote.fetch = () => Promise.reject(new OfflineError())
  await menu.load()
  expect(menu.value).toBe('soup')
  expect(menu.staleSince).toBeGreaterThanOrEqual(before)
  expect(menu.staleSince).toBeLessThanOrEqual(Date.now())
})

test('server errors do not make a value stale', async () => {
  const { remote, open } = setUp()
  const menu = open()
  await menu.load()
  remote.failure = new ReplyError(500, 'Kitchen fire')
  await menu.load()
  expect([menu.value, menu.staleSince, menu.error]).toEqual(['soup', undefined, remote.failure])
})
