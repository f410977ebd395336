import { momentText } from '@/domain/time/momentText'

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime()

test.each([
  ['en', at(21, 12, 40), '12:40'],
  ['th', at(21, 0, 5), '00:05\u00a0น.'],
  ['zh', at(20, 23, 59), '2026-11-20 23:59'],
  ['th', at(20, 23, 59), '2026-11-20 23:59\u00a0น.'],
] as const)(
  "a moment in %s is formatted in the phone's time zone, with the day unless it is today",
  (locale, moment, text) => {
    expect(momentText(moment, at(21, 13, 0), locale)).toBe(text)
  },
)
