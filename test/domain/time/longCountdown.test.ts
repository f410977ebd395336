import { longCountdown } from '@/domain/time/longCountdown'

test.each([
  [0, '00:00:00'],
  [-5, '00:00:00'],
  [1, '00:00:01'],
  [59_999, '00:01:00'],
  [3_599_001, '01:00:00'],
  [76_448_000, '21:14:08'],
  [360_000_000, '100:00:00'],
])('%i milliseconds are left as %s', (left, text) => {
  expect(longCountdown(left)).toBe(text)
})
