import { spansOfDay } from '../../src/domain/openingHours'
import { dayOf, dayText } from '../../src/domain/storeClock'
import type { StoreRow } from '../stores/storeInfo'

/** The hours of a store as the rules read them. */
export function hoursOf({ hours, specialDays }: Pick<StoreRow, 'hours' | 'specialDays'>) {
  return { weekly: hours, special: specialDays }
}

/** The day a store books an instant to, `YYYY-MM-DD`: what happens after midnight belongs to the evening that is still open. */
export function businessDayOf(instant: Date, store: Pick<StoreRow, 'hours' | 'specialDays'>): string {
  const yesterday = dayOf(instant) - 1
  const stillOpen = spansOfDay(yesterday, hoursOf(store)).some(({ from, to }) => from <= instant && instant < to)
  return dayText(stillOpen ? yesterday : yesterday + 1)
}
