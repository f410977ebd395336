import { relativeTime } from '@/domain/time/relativeTime'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test.each([
  ['just now', 59_999, { unit: 'now' }],
  ['a time ahead as now', -5 * MINUTE, { unit: 'now' }],
  ['the first minute', MINUTE, { unit: 'minute', count: 1 }],
  ['minutes below an hour', 60 * MINUTE - 1, { unit: 'minute', count: 59 }],
  ['hours', 60 * MINUTE, { unit: 'hour', count: 1 }],
  ['hours below a day', DAY - 1, { unit: 'hour', count: 23 }],
  ['days', DAY, { unit: 'day', count: 1 }],
  ['days below a week', 7 * DAY - 1, { unit: 'day', count: 6 }],
  ['weeks', 7 * DAY, { unit: 'week', count: 1 }],
  ['weeks below a month', 30 * DAY - 1, { unit: 'week', count: 4 }],
  ['months', 30 * DAY, { unit: 'month', count: 1 }],
  ['months below a year', 365 * DAY - 1, { unit: 'month', count: 12 }],
  ['the date after a year', 365 * DAY, { unit: 'date' }],
])('%s is formatted', (_name, ago, expected) => {
  const now = Date.parse('2026-11-20T12:00:00+07:00')
  expect(relativeTime(now - ago, now)).toEqual(expected)
})
