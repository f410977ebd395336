import { type OpeningHours, spansOfDay } from '../../../src/domain/store/openingHours'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import type { stores } from '../../db/schema/store/stores'

type Hours = Pick<typeof stores.$inferSelect, 'hours' | 'specialDays' | 'paused'>

/** The opening hours of a store for the domain rules; none while it is paused. */
export function hoursOf({ hours, specialDays, paused }: Hours): OpeningHours {
  return paused ? { weekly: [], special: [] } : { weekly: hours, special: specialDays }
}

/** The business day of a time, `YYYY-MM-DD`: after midnight it is the previous day until the store closes. */
export function businessDayOf(instant: Date, store: Hours): string {
  const yesterday = dayOf(instant) - 1
  const stillOpen = spansOfDay(yesterday, hoursOf(store)).some(({ from, to }) => from <= instant && instant < to)
  return dayText(stillOpen ? yesterday : yesterday + 1)
}
