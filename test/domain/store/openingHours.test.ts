import { isOpenAt, openingAt, type OpeningHours } from '@/domain/store/openingHours'
import { isoText } from '@/domain/time/storeClock'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const daily = (start: string, end: string) => WEEK.map((week) => ({ week, start, end }))
const lunchAndDinner = { weekly: [...daily('11:00', '14:00'), ...daily('17:00', '22:00')], special: [] }
const nights = { weekly: daily('17:00', '02:00'), special: [] }
const closedOnSaturday = { weekly: daily('10:00', '22:00'), special: [{ date: '2026-11-21', hours: [] }] }
const shortSaturday = {
  weekly: daily('10:00', '22:00'),
  special: [{ date: '2026-11-21', hours: [{ start: '12:00', end: '13:00' }] }],
}
const fridayNightOnly = { weekly: [{ week: 5, start: '20:00', end: '04:00' }], special: [] }
const always = { weekly: daily('00:00', '24:00'), special: [] }
const alwaysByNights = { weekly: daily('06:00', '06:00'), special: [] }
const never = { weekly: [], special: [] }
const openingParty = { weekly: [], special: [{ date: '2026-11-25', hours: [{ start: '18:00', end: '23:00' }] }] }

/** 2026-11-21 is a Saturday. */
const examples: [string, OpeningHours, at: string, isOpen: boolean, changesAt: string | undefined][] = [
  ['opens to the minute', lunchAndDinner, '2026-11-21T11:00', true, '2026-11-21T14:00'],
  ['is closed in the last second before', lunchAndDinner, '2026-11-21T10:59:59', false, '2026-11-21T11:00'],
  ['is closed from the minute it ends', lunchAndDinner, '2026-11-21T14:00', false, '2026-11-21T17:00'],
  ['opens tomorrow after the last span', lunchAndDinner, '2026-11-21T22:30', false, '2026-11-22T11:00'],
  ['is open past midnight', nights, '2026-11-21T01:30', true, '2026-11-21T02:00'],
  ['closes at the end of the night', nights, '2026-11-21T02:00', false, '2026-11-21T17:00'],
  ['rests on a holiday', closedOnSaturday, '2026-11-21T12:00', false, '2026-11-22T10:00'],
  ['keeps a holiday’s own hours', shortSaturday, '2026-11-21T12:30', true, '2026-11-21T13:00'],
  ['forgets the weekly hours on such a day', shortSaturday, '2026-11-21T15:00', false, '2026-11-22T10:00'],
  ['lets a Friday night run into Saturday', fridayNightOnly, '2026-11-21T03:59', true, '2026-11-21T04:00'],
  ['looks a week ahead', fridayNightOnly, '2026-11-21T05:00', false, '2026-11-27T20:00'],
  ['never closes when days touch', always, '2026-11-21T12:00', true, undefined],
  ['never closes when every day ends as the next begins', alwaysByNights, '2026-11-21T12:00', true, undefined],
  ['never opens without hours', never, '2026-11-21T12:00', false, undefined],
  ['opens on a special day alone', openingParty, '2026-11-21T12:00', false, '2026-11-25T18:00'],
]

describe('openingAt', () => {
  it.each(examples)('%s', (_name, hours, at, isOpen, changesAt) => {
    const opening = openingAt(new Date(`${at}+07:00`), hours)
    expect([opening.isOpen, isOpenAt(new Date(`${at}+07:00`), hours)]).toEqual([isOpen, isOpen])
    expect(opening.changesAt && isoText(opening.changesAt)).toBe(changesAt && `${changesAt}:00.000+07:00`)
  })
})
