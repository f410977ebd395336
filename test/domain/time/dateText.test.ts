import { dateText, dateTimeText } from '@/domain/time/dateText'
import { sameDay, timeText, countdownText } from '@/domain/time/timeText'

const AT = '2026-11-20T12:05:09+07:00'

describe('times of the API as guests read them', () => {
  it.each([
    ['en', '12:05', '20\u00a0Nov\u00a02026', '20\u00a0Nov\u00a02026, 12:05'],
    ['th', '12:05\u00a0น.', '20\u00a0พ.ย.\u00a02026', '20\u00a0พ.ย.\u00a02026, 12:05\u00a0น.'],
    [
      'zh',
      '12:05',
      '2026\u2060年\u206011\u2060月\u206020\u2060日',
      '2026\u2060年\u206011\u2060月\u206020\u2060日 12:05',
    ],
  ] as const)('%s formats the time, the date and both', (locale, time, date, both) => {
    expect(timeText(AT, locale)).toBe(time)
    expect(dateText(AT, locale)).toBe(date)
    expect(dateTimeText(AT, locale)).toBe(both)
  })

  it("days are compared in the store's time zone", () => {
    expect(sameDay('2026-11-20T00:10:00+07:00', '2026-11-20T23:50:00+07:00')).toBe(true)
    expect(sameDay('2026-11-20T23:50:00+07:00', '2026-11-21T00:10:00+07:00')).toBe(false)
  })

  it.each([
    [581_000, '09:41'],
    [60_000, '01:00'],
    [500, '00:01'],
    [0, '00:00'],
    [-5_000, '00:00'],
    [3_661_000, '61:01'],
  ])('%d ms remaining is formatted as %s', (left, text) => {
    expect(countdownText(left)).toBe(text)
  })
})
