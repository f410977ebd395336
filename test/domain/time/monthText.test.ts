import { timeInMonthText } from '@/domain/time/monthText'

it.each([
  ['en', '5\u00a0Nov, 09:04'],
  ['th', '5\u00a0พ.ย., 09:04\u00a0น.'],
  ['zh', '11\u2060月\u20605\u2060日 09:04'],
] as const)('below the name of its month a time leaves the year out, in %s', (locale, text) => {
  expect(timeInMonthText('2026-11-05T09:04:30+07:00', locale)).toBe(text)
})
