import { NETWORK_TIMEOUT_MS, PAGE_DELAY_MS, PAGE_TIMEOUT_MS, withTimeout } from '@/domain/time/timeout'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const LATE = new Error('late')

test('network and pages time out after 60 s, and pages show loading after 200 ms', () => {
  expect([NETWORK_TIMEOUT_MS, PAGE_TIMEOUT_MS, PAGE_DELAY_MS]).toEqual([60_000, 60_000, 200])
})

test('work that ends in time keeps its result, and its timer ends with it', async () => {
  await expect(withTimeout(Promise.resolve('done'), 100, LATE)).resolves.toBe('done')
  await expect(withTimeout(Promise.reject(new Error('broken')), 100, LATE)).rejects.toThrow('broken')
  expect(jest.getTimerCount()).toBe(0)
})

test('work that takes too long is given up', async () => {
  const given = withTimeout(new Promise(() => undefined), 100, LATE)
  jest.advanceTimersByTime(100)
  await expect(given).rejects.toBe(LATE)
})
