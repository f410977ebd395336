import { OfflineError, ReplyError, TimeoutError } from '@/api/errors'
import type { OfflineCache } from '@/stores/cache/offlineCache'
import { phoneWithCache } from './phoneWithCache'

const offline = async (): Promise<never> => {
  throw new OfflineError()
}

/** The result of a request without network, and its fetch time. */
async function withoutNetwork(
  offlineCache: OfflineCache,
  name: string,
  how: 'networkFirst' | 'networkFirstForUser' = 'networkFirst',
) {
  let at: number | undefined
  const value = await offlineCache[how]<unknown>(name, offline, (onStale) => (at = onStale)).catch(() => 'nothing')
  return at === undefined ? value : { value, at }
}

test('a network result is available offline after the next start, with its fetch time', async () => {
  const { start, write, env } = phoneWithCache()
  const offlineCache = start()
  await offlineCache.networkFirst('menu', async () => ({ soup: 12_000 }), jest.fn())
  env.now = 2000
  expect(await withoutNetwork(offlineCache, 'menu')).toEqual({ value: { soup: 12_000 }, at: 1000 })
  write()
  expect(await withoutNetwork(start(), 'menu')).toEqual({ value: { soup: 12_000 }, at: 1000 })
})

test('a time-out is answered from the cache; server errors never are, and without a copy the error is thrown', async () => {
  const { start } = phoneWithCache()
  const offlineCache = start()
  offlineCache.store('menu', 'kept')
  const onStale = jest.fn()
  expect(await offlineCache.networkFirst('menu', () => Promise.reject(new TimeoutError()), onStale)).toBe('kept')
  const refusal = new ReplyError(500, 'Kitchen fire')
  await expect(offlineCache.networkFirst('menu', () => Promise.reject(refusal), onStale)).rejects.toBe(refusal)
  await expect(offlineCache.networkFirst('other', offline, onStale)).rejects.toThrow(OfflineError)
  expect(onStale).toHaveBeenCalledTimes(1)
})

test('each language has separate entries', async () => {
  const { start, env } = phoneWithCache()
  const offlineCache = start()
  offlineCache.store('menu', 'Soup')
  env.locale = 'th'
  expect(await withoutNetwork(offlineCache, 'menu')).toBe('nothing')
})

test("a guest's private entries are invisible to others and are removed at logout", async () => {
  const { start, write, env, stored } = phoneWithCache()
  const offlineCache = start()
  env.user = 'ploy'
  await offlineCache.networkFirstForUser('cart', async () => 'soup for Ploy', jest.fn())
  offlineCache.store('menu', 'menu')
  write()
  env.user = 'nid'
  expect(await withoutNetwork(offlineCache, 'cart', 'networkFirstForUser')).toBe('nothing')
  env.user = 'ploy'
  expect(await withoutNetwork(start(), 'cart', 'networkFirstForUser')).toMatchObject({ value: 'soup for Ploy' })
  offlineCache.clearUserEntries()
  expect(await withoutNetwork(start(), 'cart', 'networkFirstForUser')).toBe('nothing')
  expect(await withoutNetwork(start(), 'menu')).toMatchObject({ value: 'menu' })
  expect(JSON.stringify([...stored])).not.toContain('Ploy')
})

test('a reply that arrives after logout is not stored', async () => {
  const { start, write, env, stored } = phoneWithCache()
  const offlineCache = start()
  env.user = 'ploy'
  const answer = offlineCache.storeForUser(
    async () => 'soup for Ploy',
    () => 'cart',
  )
  env.user = ''
  expect(await answer).toBe('soup for Ploy')
  write()
  expect(JSON.stringify([...stored])).not.toContain('Ploy')
})

test('entries of another contract version are ignored, and their storage is freed', async () => {
  const { start, write, env, stored } = phoneWithCache()
  start().store('menu', 'of yesterday')
  write()
  env.contract = 'second'
  const offlineCache = start()
  expect(await withoutNetwork(offlineCache, 'menu')).toBe('nothing')
  // Reading has already cleaned up.
  expect([...stored]).toEqual([['copies', { contract: 'second', entries: [] }]])
  offlineCache.store('home', 'of today')
  write()
  expect(JSON.stringify([...stored])).not.toContain('yesterday')
  expect(await withoutNetwork(start(), 'home')).toMatchObject({ value: 'of today' })
})

test("a long entry is split to fit the host's limit, and a missing part invalidates it", async () => {
  const { start, write, stored } = phoneWithCache({ piece: 10, limit: 10 })
  const menu = Array.from({ length: 10 }, (_, no) => `dish ${no}`)
  start().store('menu', menu)
  write()
  expect(await withoutNetwork(start(), 'menu')).toMatchObject({ value: menu })
  const piece = [...stored.keys()].find((name) => name.endsWith(' 3')) ?? ''
  stored.delete(piece)
  expect(await withoutNetwork(start(), 'menu')).toBe('nothing')
})

test('the oldest entries make room for a new one, and a too large one is not stored', async () => {
  const { start, write, env } = phoneWithCache({ copy: 50, all: 60 })
  const offlineCache = start()
  for (const name of ['first', 'second', 'third']) {
    env.now += 1000
    offlineCache.store(name, 'x'.repeat(20))
    write()
  }
  offlineCache.store('huge', 'x'.repeat(60))
  write()
  const found = await Promise.all(['first', 'second', 'third', 'huge'].map((name) => withoutNetwork(start(), name)))
  expect(found.map((copy) => copy !== 'nothing')).toEqual([false, true, true, false])
})

test('a phone that refuses to store causes no error, and partial entries are removed', async () => {
  const { start, write, env, stored } = phoneWithCache({ piece: 10, limit: 9 })
  const offlineCache = start()
  expect(await offlineCache.networkFirst('menu', async () => 'a long menu', jest.fn())).toBe('a long menu')
  write()
  expect(await withoutNetwork(start(), 'menu')).toBe('nothing')
  expect([...stored.keys()]).toEqual(['copies'])
  env.full = true
  offlineCache.store('home', 'short')
  expect(write).not.toThrow()
  expect(await withoutNetwork(start(), 'home')).toBe('nothing')
})
