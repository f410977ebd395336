import { daysAhead, holdSteps, type SlotRules, slotsOfDay } from '@/domain/reserve/slots'
import { clockText, dayOf, dayText } from '@/domain/time/storeClock'

const rules: SlotRules = {
  ...{ slotMinutes: 30, stayMinutes: 120, leastMinutes: 60, advanceMinutes: 60, advanceDays: 3 },
  servings: [
    { name: 'lunch', from: '11:30', last: '12:30' },
    { name: 'dinner', from: '20:00', last: '21:30' },
  ],
  specialDays: [
    { date: '2026-11-22', servings: [{ name: 'lunch', from: '12:00', last: '12:00' }] },
    { date: '2026-11-23', servings: [] },
  ],
}
const week = [0, 1, 2, 3, 4, 5, 6]
const hours = {
  weekly: week.map((each) => ({ week: each, start: '10:00', end: '22:00' })),
  special: [{ date: '2026-11-24', hours: [] }],
}
const now = new Date('2026-11-21T11:00:00+07:00')
const today = dayOf(now)
const timesOf = (day: number, given: Partial<SlotRules> = {}, at = now) =>
  slotsOfDay(day, { ...rules, ...given }, { hours, now: at }).map(
    ({ from, to }) => `${clockText(from)}–${clockText(to)}`,
  )

describe('the times of a day', () => {
  it.each([
    ['today, from an hour ahead', 0, {}, ['12:00–14:00', '12:30–14:30', '20:00–22:00', '20:30–22:00', '21:00–22:00']],
    ['a special day', 1, {}, ['12:00–14:00']],
    ['a special day without bookings', 2, {}, []],
    ['a day on which the store is closed', 3, {}, []],
    ['a day beyond the advance', 4, {}, []],
    ['yesterday', -1, {}, []],
    [
      'a day with short stays',
      0,
      { stayMinutes: 30, advanceMinutes: 540 },
      ['20:00–20:30', '20:30–21:00', '21:00–21:30', '21:30–22:00'],
    ],
  ] as const)('are those of %s', (_what, ahead, change, times) => {
    expect(timesOf(today + ahead, change)).toEqual(times)
  })

  it('are counted in the time zone of the store', () => {
    const night = new Date('2026-11-21T00:30:00+07:00')
    expect(timesOf(today, {}, night)[0]).toBe('11:30–13:30')
    expect(daysAhead(rules, night).map(dayText)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'])
  })

  it('are held in quarters of an hour, without the last moment', () => {
    const from = new Date('2026-11-21T20:00:00+07:00')
    const steps = holdSteps({ from, to: new Date('2026-11-21T21:00:00+07:00') })
    expect(steps.map(clockText)).toEqual(['20:00', '20:15', '20:30', '20:45'])
  })
})
