import { DAY_MS } from '@/domain/time/duration'
import { dayText } from '@/domain/time/storeClock'
import { firstOf } from './dailySignIn'

/** When the gift of a birthday can be claimed: in its month, or so many days around it. */
export interface BirthdayWindow {
  window: 'month' | 'days'
  daysBefore: number
  daysAfter: number
}

/** The window of a year: its first and last day. */
interface YearlyWindow {
  year: number
  from: number
  to: number
}

/** The day of a birthday `MM-DD` in a year: that of 29 February is on the 28th in other years. */
export function birthdayIn(year: number, birthday: string): number {
  const [month = 1, day = 1] = birthday.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Date.UTC(year, month - 1, Math.min(day, lastOfMonth)) / DAY_MS
}

/** The window that a day lies in, or else the next one. It may begin in the year before its birthday. */
export function windowAt(today: number, birthday: string, rule: BirthdayWindow): YearlyWindow {
  const year = Number(dayText(today).slice(0, 4))
  const windows = [year - 1, year].map((each) => windowIn(each, birthday, rule))
  return windows.find(({ to }) => to >= today) ?? windowIn(year + 1, birthday, rule)
}

function windowIn(year: number, birthday: string, { window, daysBefore, daysAfter }: BirthdayWindow): YearlyWindow {
  const day = birthdayIn(year, birthday)
  if (window === 'days') return { year, from: day - daysBefore, to: day + daysAfter }
  const month = dayText(day).slice(0, 7)
  return { year, from: firstOf(month), to: firstOf(month, 1) - 1 }
}
