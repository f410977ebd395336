import type { WeeklyHours } from '../../../db/columnTypes'
import type { stores } from '../../../db/schema/store/stores'
import type { LocalizedText } from '../../notation'

type Row = typeof stores.$inferInsert
type Texts = 'name' | 'shortName' | 'address' | 'notice' | 'intro'

/** The seed of a store: its database row with texts as `LocalizedText`, and its differences from the common menu. */
export interface StoreSeed extends Omit<Row, Texts | 'sort' | 'hours'>, Record<Texts, LocalizedText> {
  hours: WeeklyHours[]
  menu: {
    /** Products that it does not sell; a category without products is left out. */
    without: readonly string[]
    /** Products that are off the shelf. */
    offShelf: readonly string[]
  }
}

const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** The same span on the given weekdays, by default all seven; 0 is Sunday. */
export function hours(start: string, end: string, weeks: readonly number[] = WEEK): WeeklyHours[] {
  return weeks.map((week) => ({ week, start, end }))
}
