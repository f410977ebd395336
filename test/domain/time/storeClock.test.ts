import {
  clockSince,
  clockText,
  dayOf,
  dayText,
  instantAt,
  isoText,
  minuteOf,
  minutesOf,
  weekOf,
} from '@/domain/time/storeClock'

describe('storeClock', () => {
  it('places an instant on the stores’ day, which starts seven hours before the UTC day', () => {
    expect(dayText(dayOf(new Date('2026-11-20T16:59:59Z')))).toBe('2026-11-20')
    expect(dayText(dayOf(new Date('2026-11-20T17:00:00Z')))).toBe('2026-11-21')
  })

  it('returns the weekday of a day', () => {
    const saturday = dayOf(new Date('2026-11-21T12:00:00+07:00'))
    expect([weekOf(saturday), weekOf(saturday + 1)]).toEqual([6, 0])
  })

  it('converts day and minutes to an instant and back', () => {
    const day = dayOf(new Date('2026-11-21T12:00:00+07:00'))
    const instant = instantAt(day, 22 * 60 + 5)
    expect(instant.toISOString()).toBe('2026-11-21T15:05:00.000Z')
    expect([dayOf(instant), minuteOf(instant)]).toEqual([day, 22 * 60 + 5])
    expect(instantAt(day, 25 * 60)).toEqual(instantAt(day + 1, 60))
  })

  it('formats times with the stores’ offset', () => {
    const instant = new Date('2026-11-20T17:05:09.120Z')
    expect(isoText(instant)).toBe('2026-11-21T00:05:09.120+07:00')
    expect(new Date(isoText(instant))).toEqual(instant)
    expect(clockText(instant)).toBe('00:05')
  })

  it('continues from a clock read a while ago', () => {
    jest.spyOn(Date, 'now').mockReturnValue(90_000)
    expect(clockSince('2026-11-21T12:00:00.000+07:00', 30_000)).toBe('2026-11-21T12:01:00.000+07:00')
  })

  it('parses wall-clock times', () => {
    expect(['00:00', '09:30', '24:00'].map(minutesOf)).toEqual([0, 570, 1440])
  })
})
