import { type OpeningHours, spansOfDay } from '../../../src/domain/store/openingHours'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import type { stores } from '../../db/schema/stores'

type Hours = Pick<typeof stores.$inferSelect, 'hours' | 'specialDays' | 'paused'>

/** The hours of a store as the rules read them; none while it is closed by hand. */
export function hoursOf({ hours, specialDays, paused }: Hours): OpeningHours {
  return paused ? { weekly: [], special: [] } : { weekly: hours, special: specialDays }
}

/** The day a store books an instant to, `YYYY-MM-DD`: what happens after midnight belongs to the evening that is still open. */
export function businessDayOf(instant: Date, store: Hours): string {
  const yesterday = dayOf(instant) - 1
  const stillOpen = spansOfDay(yesterday, hoursOf(store)).some(({ from, to }) => from <= instant && instant < to)
  return dayText(stillOpen ? yesterday : yesterday + 1)
}
