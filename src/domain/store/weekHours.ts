import { dayOf, weekOf } from '@/domain/time/storeClock'

interface Span {
  start: string
  end: string
}

interface Opening extends Span {
  week: number
}

/** When a store is open on one day. */
interface Hours {
  /** `always`: around the clock; `never`: not at all that day. */
  open: 'always' | 'never' | 'spans'
  /** `10:00–22:00`, several with a comma between. */
  text: string
}

/** When a store is open on one weekday. */
export interface DayHours extends Hours {
  /** 0 is Sunday. */
  week: number
  today: boolean
}

/** When a store is open on a day whose hours are its own. */
export interface SpecialHours extends Hours {
  /** `2026-12-31`. */
  date: string
}

/** Monday first, as Bangkok reads a week. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]

/** The opening hours of a week, day by day, with the day of the stores that `now` falls on marked. */
export function weekHours(openings: readonly Opening[], now: Date): DayHours[] {
  const today = weekOf(dayOf(now))
  return WEEK.map((week) => {
    return { week, today: week === today, ...hoursOf(openings.filter((opening) => opening.week === week)) }
  })
}

/** The hours of days that are not as their weekday is. */
export function specialHours(days: readonly { date: string; hours: readonly Span[] }[]): SpecialHours[] {
  return days.map(({ date, hours }) => ({ date, ...hoursOf(hours) }))
}

function hoursOf(spans: readonly Span[]): Hours {
  const always = spans.some(({ start, end }) => start === '00:00' && (end === '24:00' || end === '00:00'))
  const text = spans.map(({ start, end }) => `${start}–${end === '24:00' ? '00:00' : end}`).join(', ')
  return { open: openOf(spans.length, always), text }
}

function openOf(spans: number, always: boolean): Hours['open'] {
  if (always) return 'always'
  return spans > 0 ? 'spans' : 'never'
}
