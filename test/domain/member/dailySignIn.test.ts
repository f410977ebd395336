import { dayNumber, daysOf, rewardDay, rowAround, rowUntil } from '@/domain/member/dailySignIn'
import { birthdayIn } from '@/domain/member/birthday'
import { dayText } from '@/domain/time/storeClock'
import { dayRangeText, monthText, weekdayText } from '@/domain/time/monthText'

const days = (...texts: string[]) => new Set(texts.map(dayNumber))

test.each([
  ['2026-11-03', 'cycle', 3],
  ['2026-11-03', 'week', 2],
  ['2026-11-03', 'month', 3],
  ['2026-11-04', 'cycle', 0],
  ['2026-11-06', 'cycle', 1],
] as const)('days in a row until %s by the mode %s are %i', (day, mode, row) => {
  const signed = days('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-06')
  expect(rowUntil(dayNumber(day), signed, mode)).toBe(row)
})

test.each([
  ['cycle', '2026-10-31', '2026-11-03'],
  ['month', '2026-11-01', '2026-11-03'],
  ['week', '2026-10-31', '2026-11-01'],
] as const)('a missed day joins its row by the mode %s', (mode, from, to) => {
  const row = rowAround(dayNumber('2026-11-01'), days('2026-10-31', '2026-11-02', '2026-11-03'), mode)
  expect([dayText(row.from), dayText(row.to)]).toEqual([from, to])
})

test('rewards start again after the last day', () => {
  expect([1, 7, 8, 15].map((day) => rewardDay(day, 7))).toEqual([1, 7, 1, 1])
  expect(rewardDay(3, 0)).toBe(0)
})

test('a month has all its days, also in leap years', () => {
  expect(['2027-02', '2028-02', '2026-12'].map((month) => daysOf(month).length)).toEqual([28, 29, 31])
})

test('a birthday on 29 February is on the 28th in other years', () => {
  expect([2027, 2028].map((year) => dayText(birthdayIn(year, '02-29')))).toEqual(['2027-02-28', '2028-02-29'])
})

test('months, weekdays and ranges are written in each language', () => {
  expect(['en', 'th', 'zh'].map((locale) => monthText('2026-11', locale as 'en'))).toEqual([
    ...['November 2026', 'พฤศจิกายน 2026', '2026年11月'],
  ])
  expect(dayRangeText('2026-11-16', '2026-11-19', 'en')).toBe('16\u00a0Nov – 19\u00a0Nov')
  expect(dayRangeText('2026-11-16', '2026-11-16', 'zh')).toBe('11\u2060月\u206016\u2060日')
  expect(weekdayText('2026-11-16', 'th')).toBe('จ.')
})
