import { OfflineError, ReplyError, TimeoutError } from '@/api/errors'
import type { OfflineCache } from '@/stores/cache/offlineCache'
import { phoneWithCopies } from './keptCopies'

const offline = async (): Promise<never> => {
  throw new OfflineError()
}

/** What a fetch hands over without network, and of when that is. */
async function withoutNetwork(
  offlineCache: OfflineCache,
  name: string,
  how: 'networkFirst' | 'networkFirstForUser' = 'networkFirst',
) {
  let at: number | undefined
  const value = await offlineCache[how]<unknown>(name, offline, (onStale) => (at = onStale)).catch(() => 'nothing')
  return at === undefined ? value : { value, at }
}

test('what the network brought last is there without network after the next start, with the time it came', async () => {
  const { start, write, world } = phoneWithCopies()
  const offlineCache = start()
  await offlineCache.networkFirst('menu', async () => ({ soup: 12_000 }), jest.fn())
  world.now = 2000
  expect(await withoutNetwork(offlineCache, 'menu')).toEqual({ value: { soup: 12_000 }, at: 1000 })
  write()
  expect(await withoutNetwork(start(), 'menu')).toEqual({ value: { soup: 12_000 }, at: 1000 })
})

test('a time-out is answered from the copy; what the server says itself never is, and without a copy the error stays', async () => {
  const { start } = phoneWithCopies()
  const offlineCache = start()
  offlineCache.store('menu', 'kept')
  const onStale = jest.fn()
  expect(await offlineCache.networkFirst('menu', () => Promise.reject(new TimeoutError()), onStale)).toBe('kept')
  const refusal = new ReplyError(500, 'Kitchen fire')
  await expect(offlineCache.networkFirst('menu', () => Promise.reject(refusal), onStale)).rejects.toBe(refusal)
  await expect(offlineCache.networkFirst('other', offline, onStale)).rejects.toThrow(OfflineError)
  expect(onStale).toHaveBeenCalledTimes(1)
})

test('each language has copies of its own', async () => {
  const { start, world } = phoneWithCopies()
  const offlineCache = start()
  offlineCache.store('menu', 'Soup')
  world.locale = 'th'
  expect(await withoutNetwork(offlineCache, 'menu')).toBe('nothing')
})

test("a guest's own copy is seen by nobody else, and is gone when they have signed out", async () => {
  const { start, write, world, kept } = phoneWithCopies()
  const offlineCache = start()
  world.user = 'ploy'
  await offlineCache.networkFirstForUser('cart', async () => 'soup for Ploy', jest.fn())
  offlineCache.store('menu', 'menu')
  write()
  world.user = 'nid'
  expect(await withoutNetwork(offlineCache, 'cart', 'networkFirstForUser')).toBe('nothing')
  world.user = 'ploy'
  expect(await withoutNetwork(start(), 'cart', 'networkFirstForUser')).toMatchObject({ value: 'soup for Ploy' })
  offlineCache.clearUserEntries()
  expect(await withoutNetwork(start(), 'cart', 'networkFirstForUser')).toBe('nothing')
  expect(await withoutNetwork(start(), 'menu')).toMatchObject({ value: 'menu' })
  expect(JSON.stringify([...kept])).not.toContain('Ploy')
})

test('an answer for somebody who has signed out meanwhile is not kept', async () => {
  const { start, write, world, kept } = phoneWithCopies()
  const offlineCache = start()
  world.user = 'ploy'
  const answer = offlineCache.storeForUser(
    async () => 'soup for Ploy',
    () => 'cart',
  )
  world.user = ''
  expect(await answer).toBe('soup for Ploy')
  write()
  expect(JSON.stringify([...kept])).not.toContain('Ploy')
})

test('copies of another contract are not read, and their room is free again', async () => {
  const { start, write, world, kept } = phoneWithCopies()
  start().store('menu', 'of yesterday')
  write()
  world.contract = 'second'
  const offlineCache = start()
  expect(await withoutNetwork(offlineCache, 'menu')).toBe('nothing')
  // Reading has cleared up already, once and for all.
  expect([...kept]).toEqual([['copies', { contract: 'second', entries: [] }]])
  offlineCache.store('home', 'of today')
  write()
  expect(JSON.stringify([...kept])).not.toContain('yesterday')
  expect(await withoutNetwork(start(), 'home')).toMatchObject({ value: 'of today' })
})

test('a long copy lies in pieces that a host takes, and a piece that is gone makes it no copy', async () => {
  const { start, write, kept } = phoneWithCopies({ piece: 10, limit: 10 })
  const menu = Array.from({ length: 10 }, (_, no) => `dish ${no}`)
  start().store('menu', menu)
  write()
  expect(await withoutNetwork(start(), 'menu')).toMatchObject({ value: menu })
  const piece = [...kept.keys()].find((name) => name.endsWith(' 3')) ?? ''
  kept.delete(piece)
  expect(await withoutNetwork(start(), 'menu')).toBe('nothing')
})

test('the oldest copies make room for a new one, and one that is too large is not kept', async () => {
  const { start, write, world } = phoneWithCopies({ copy: 50, all: 60 })
  const offlineCache = start()
  for (const name of ['first', 'second', 'third']) {
    world.now += 1000
    offlineCache.store(name, 'x'.repeat(20))
    write()
  }
  offlineCache.store('huge', 'x'.repeat(60))
  write()
  const found = await Promise.all(['first', 'second', 'third', 'huge'].map((name) => withoutNetwork(start(), name)))
  expect(found.map((copy) => copy !== 'nothing')).toEqual([false, true, true, false])
})

test('a phone that refuses to store does no harm, and what lay there half is cleared away', async () => {
  const { start, write, world, kept } = phoneWithCopies({ piece: 10, limit: 9 })
  const offlineCache = start()
  expect(await offlineCache.networkFirst('menu', async () => 'a long menu', jest.fn())).toBe('a long menu')
  write()
  expect(await withoutNetwork(start(), 'menu')).toBe('nothing')
  expect([...kept.keys()]).toEqual(['copies'])
  world.full = true
  offlineCache.store('home', 'short')
  expect(write).not.toThrow()
  expect(await withoutNetwork(start(), 'home')).toBe('nothing')
})
