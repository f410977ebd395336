import { DAY_MS } from '@/domain/time/duration'
import { dayText, weekOf } from '@/domain/time/storeClock'

/** When a row of days starts again by itself: never, on Mondays, or on the first of a month. */
export const ROW_MODES = ['cycle', 'week', 'month'] as const
export type RowMode = (typeof ROW_MODES)[number]

/** The number of a day `YYYY-MM-DD`, counted from 1970-01-01. */
export function dayNumber(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / DAY_MS
}

/** `2026-11` of a day. */
export function monthOf(day: number): string {
  return dayText(day).slice(0, 7)
}

/** The first day of a month `YYYY-MM`, or of the one so many months later. */
export function firstOf(month: string, later = 0): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return Date.UTC(year, number - 1 + later, 1) / DAY_MS
}

/** The days of a month. */
export function daysOf(month: string): number[] {
  const first = firstOf(month)
  return Array.from({ length: firstOf(month, 1) - first }, (_, index) => first + index)
}

/** The earliest day that a row with `day` in it can begin on. */
function earliestOf(day: number, mode: RowMode): number {
  if (mode === 'week') return day - ((weekOf(day) + 6) % 7)
  return mode === 'month' ? firstOf(monthOf(day)) : 0
}

/** How many days in a row end with `day`; 0 when it is not among them. */
export function rowUntil(day: number, signed: ReadonlySet<number>, mode: RowMode): number {
  const earliest = earliestOf(day, mode)
  let first = day
  while (first >= earliest && signed.has(first)) first -= 1
  return day - first
}

/** The row that a day belongs to, or would belong to. */
export function rowAround(day: number, signed: ReadonlySet<number>, mode: RowMode): { from: number; to: number } {
  const before = earliestOf(day, mode) < day ? rowUntil(day - 1, signed, mode) : 0
  let to = day
  while (signed.has(to + 1) && earliestOf(to + 1, mode) <= day) to += 1
  return { from: day - before, to }
}

/** Which day of the rewards the n-th day of a row is, from 1: after the last one they start again. */
export function rewardDay(days: number, rewards: number): number {
  return rewards === 0 ? 0 : ((days - 1) % rewards) + 1
}
