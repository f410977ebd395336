import { dayOf, dayText, instantAt } from './storeClock'

/** Days since 1970-01-01 of a calendar date of the stores; months from 1, beyond 12 they are of the next years. */
function dayOfDate(year: number, month: number, date: number): number {
  return Math.floor(Date.UTC(year, month - 1, date) / 86_400_000)
}

/** The calendar year of the stores. */
export function yearOf(at: Date): number {
  return Number(dayText(dayOf(at)).slice(0, 4))
}

/** The stores' midnight with which a year begins. */
export function yearStart(year: number): Date {
  return instantAt(dayOfDate(year, 1, 1), 0)
}

/** `2026-11` of the stores. */
export function monthText(at: Date): string {
  return dayText(dayOf(at)).slice(0, 7)
}

/** The stores' midnight with which the month after an instant begins. */
export function nextMonth(at: Date): Date {
  const [year = 0, month = 1] = monthText(at).split('-').map(Number)
  return instantAt(dayOfDate(year, month + 1, 1), 0)
}

/** The day some calendar months after another: the same date, or the last one of a month that is too short. */
export function addMonths(day: number, months: number): number {
  const [year = 0, month = 1, date = 1] = dayText(day).split('-').map(Number)
  const last = dayOfDate(year, month + months + 1, 0)
  return Math.min(dayOfDate(year, month + months, date), last)
}

/** When a term of some months ends that starts at an instant: at midnight, so that a day that has begun is not counted. */
export function termEnd(start: Date, months: number): Date {
  const day = dayOf(start)
  const first = instantAt(day, 0).getTime() === start.getTime() ? day : day + 1
  return instantAt(addMonths(first, months), 0)
}

/** The whole months of a term that are over at an instant: 0 in its first month. */
export function monthsSince(start: Date, now: Date): number {
  let months = 0
  while (termEnd(start, months + 1) <= now) months += 1
  return months
}

/** The stores' midnight with which the month of an instant begins. */
export function monthStart(at: Date): Date {
  return startOfMonth(monthText(at))
}

/** The stores' midnight with which a month `2026-11` begins. */
export function startOfMonth(text: string): Date {
  const [year = 0, month = 1] = text.split('-').map(Number)
  return instantAt(dayOfDate(year, month, 1), 0)
}
