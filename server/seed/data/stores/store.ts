import type { WeeklyHours } from '../../../db/columnTypes'
import type { stores } from '../../../db/schema/stores'
import type { Words } from '../../notation'

type Row = typeof stores.$inferInsert
type Texts = 'name' | 'shortName' | 'address' | 'notice' | 'intro'

/** A store as its file writes it: the row of the database with texts as `Words`, and what differs from the common menu. */
export interface StoreSeed extends Omit<Row, Texts | 'sort' | 'hours'>, Record<Texts, Words> {
  hours: WeeklyHours[]
  menu: {
    /** Dishes it does not cook; a category without dishes is left out. */
    without: readonly string[]
    /** Dishes it has taken off the menu for now. */
    offShelf: readonly string[]
  }
}

const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** The same span on the given weekdays, all seven unless told; 0 is Sunday. */
export function hours(start: string, end: string, weeks: readonly number[] = WEEK): WeeklyHours[] {
  return weeks.map((week) => ({ week, start, end }))
}
