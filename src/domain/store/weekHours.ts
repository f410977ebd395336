import { dayOf, weekOf } from '@/domain/time/storeClock'

interface Span {
  start: string
  end: string
}

interface Opening extends Span {
  week: number
}

/** Opening hours of one day. */
interface Hours {
  /** `always`: around the clock; `never`: not at all that day. */
  open: 'always' | 'never' | 'spans'
  /** `10:00–22:00`, several separated by commas. */
  text: string
}

/** Opening hours of one weekday. */
export interface DayHours extends Hours {
  /** 0 is Sunday. */
  week: number
  today: boolean
}

/** Opening hours of a special day. */
export interface SpecialHours extends Hours {
  /** `2026-12-31`. */
  date: string
}

/** Weekdays, Monday first as in Thailand. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]

/** The opening hours of a week by day; marks the stores' calendar day of `now`. */
export function weekHours(openings: readonly Opening[], now: Date): DayHours[] {
  const today = weekOf(dayOf(now))
  return WEEK.map((week) => {
    return { week, today: week === today, ...hoursOf(openings.filter((opening) => opening.week === week)) }
  })
}

/** The hours of special days. */
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
