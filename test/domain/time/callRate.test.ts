import { DEBOUNCE_MS, debounce } from '@/domain/time/debounce'
import { THROTTLE_MS, throttle } from '@/domain/time/throttle'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the default throttle is 300 ms and the default debounce 1 s', () => {
  expect([THROTTLE_MS, DEBOUNCE_MS]).toEqual([300, 1000])
})

test('a throttled tap counts again after the interval', () => {
  const admit = throttle()
  expect([admit(), admit()]).toEqual([true, false])
  jest.advanceTimersByTime(299)
  expect(admit()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(admit()).toBe(true)
})

test('a clock that is set back does not block taps', () => {
  const admit = throttle()
  admit()
  jest.setSystemTime(Date.now() - 60_000)
  expect(admit()).toBe(true)
})

test('debounced calls run once, a second after the last one', () => {
  const work = jest.fn()
  const { call } = debounce(work)
  call()
  jest.advanceTimersByTime(999)
  call()
  jest.advanceTimersByTime(999)
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a debounced call can be cancelled', () => {
  const work = jest.fn()
  const { call, cancel } = debounce(work, 10)
  call()
  cancel()
  jest.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})
