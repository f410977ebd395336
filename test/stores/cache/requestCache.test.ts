import { RequestCache } from '@/stores/cache/requestCache'
import type { OnStale } from '@/stores/cache/offlineCache'

/** Requests with one key over a network; `env.copyOf` is the fetch time of a cached copy, if the network fails. */
function setUp() {
  const env = { now: 0, requested: 0, copyOf: undefined as number | undefined }
  const answers = new RequestCache<number>(() => env.now)
  const ask = async (onStale: OnStale) => {
    env.requested += 1
    const mine = env.requested
    await Promise.resolve()
    if (env.copyOf !== undefined) onStale(env.copyOf)
    return mine
  }
  const ages: number[] = []
  return { env, ages, answers, get: () => answers.get('menu', ask, (at) => ages.push(at)) }
}

test('a result is shared for a minute', async () => {
  const { env, get } = setUp()
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  env.now = 59_999
  expect(await get()).toBe(1)
  env.now = 60_000
  expect(await get()).toBe(2)
})

test('all callers get the age of a cached copy, and later callers request again', async () => {
  const { env, ages, answers, get } = setUp()
  env.copyOf = 1240
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  expect(ages).toEqual([1240, 1240])
  expect(answers.isget('menu')).toBe(false)
  env.copyOf = undefined
  expect(await get()).toBe(2)
  expect(ages).toHaveLength(2)
})

test('a failed request is repeated', async () => {
  const answers = new RequestCache<string>()
  const reported = jest.fn()
  await expect(answers.get('menu', () => Promise.reject(new Error('no')), reported)).rejects.toThrow('no')
  expect(await answers.get('menu', async () => 'soup', reported)).toBe('soup')
  expect(reported).not.toHaveBeenCalled()
})
