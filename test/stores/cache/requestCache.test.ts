import { RequestCache } from '@/stores/cache/requestCache'
import type { OnStale } from '@/stores/cache/offlineCache'

/** Requests with one key over a network that returns `world.says`, or a cached copy from `world.copyOf`. */
function setUp() {
  const world = { now: 0, asked: 0, copyOf: undefined as number | undefined }
  const answers = new RequestCache<number>(() => world.now)
  const ask = async (onStale: OnStale) => {
    world.asked += 1
    const mine = world.asked
    await Promise.resolve()
    if (world.copyOf !== undefined) onStale(world.copyOf)
    return mine
  }
  const ages: number[] = []
  return { world, ages, answers, get: () => answers.get('menu', ask, (at) => ages.push(at)) }
}

test('a result is shared for a minute', async () => {
  const { world, get } = setUp()
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  world.now = 59_999
  expect(await get()).toBe(1)
  world.now = 60_000
  expect(await get()).toBe(2)
})

test('all callers get the age of a cached copy, and later callers request again', async () => {
  const { world, ages, answers, get } = setUp()
  world.copyOf = 1240
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  expect(ages).toEqual([1240, 1240])
  expect(answers.isget('menu')).toBe(false)
  world.copyOf = undefined
  expect(await get()).toBe(2)
  expect(ages).toHaveLength(2)
})

test('a failed request is repeated', async () => {
  const answers = new RequestCache<string>()
  const told = jest.fn()
  await expect(answers.get('menu', () => Promise.reject(new Error('no')), told)).rejects.toThrow('no')
  expect(await answers.get('menu', async () => 'soup', told)).toBe('soup')
  expect(told).not.toHaveBeenCalled()
})
