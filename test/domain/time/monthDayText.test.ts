import { daysOfMonth, monthDayOf, monthDayText, monthNames } from '@/domain/time/monthDayText'

test.each([
  ['en', '14 July', 'July', '14'],
  ['th', '14 กรกฎาคม', 'กรกฎาคม', '14'],
  ['zh', '7月14日', '七月', '14日'],
] as const)('a day of any year is written in %s as %s', (locale, text, month, day) => {
  expect(monthDayText('07-14', locale)).toBe(text)
  expect(monthNames(locale)[6]).toBe(month)
  expect(daysOfMonth(6, locale)[13]).toBe(day)
})

test('a day with a year from an earlier version is written without it', () => {
  expect(monthDayText('1990-07-14', 'en')).toBe('14 July')
})

test('each month has its days, February 29', () => {
  const lengths = Array.from({ length: 12 }, (_, month) => daysOfMonth(month, 'en').length)
  expect(lengths).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  expect([monthDayOf(0, 0), monthDayOf(11, 30)]).toEqual(['01-01', '12-31'])
})
