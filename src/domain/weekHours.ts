import { dayOf, weekOf } from './storeClock'

interface Opening {
  week: number
  start: string
  end: string
}

/** When a store is open on one weekday. */
export interface DayHours {
  /** 0 is Sunday. */
  week: number
  today: boolean
  /** `always`: around the clock; `never`: not at all that day. */
  open: 'always' | 'never' | 'spans'
  /** `10:00–22:00`, several with a comma between. */
  text: string
}

/** Monday first, as Bangkok reads a week. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]

/** The opening hours of a week, day by day, with the day of the stores that `now` falls on marked. */
export function weekHours(openings: readonly Opening[], now: Date): DayHours[] {
  const today = weekOf(dayOf(now))
  return WEEK.map((week) => {
    const spans = openings.filter((opening) => opening.week === week)
    const always = spans.some(({ start, end }) => start === '00:00' && (end === '24:00' || end === '00:00'))
    const text = spans.map(({ start, end }) => `${start}–${end === '24:00' ? '00:00' : end}`).join(', ')
    return { week, today: week === today, open: openOf(spans.length, always), text }
  })
}

function openOf(spans: number, always: boolean): DayHours['open'] {
  if (always) return 'always'
  return spans > 0 ? 'spans' : 'never'
}
