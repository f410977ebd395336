import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import type { SpecialDay } from '../../db/columnTypes'

/** The special days of a store from today or another day on, the nearest first. */
export function specialDaysFrom(now: Date, days: readonly SpecialDay[], first = dayText(dayOf(now))): SpecialDay[] {
  return days.filter(({ date }) => date >= first).sort(byDate)
}

function byDate(a: SpecialDay, b: SpecialDay): number {
  return a.date < b.date ? -1 : 1
}
