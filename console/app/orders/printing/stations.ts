import * as v from 'valibot'
import type { KitchenTicket } from '../../../contract/orders/order'

/** A place of the kitchen that gets a ticket of its own. */
const station = v.object({
  /** Empty for the one that a device begins with. */
  key: v.string(),
  /** Heads the ticket; may be empty. */
  name: v.string(),
  /** The categories whose dishes it makes; empty for all. */
  categoryIds: v.array(v.string()),
  copies: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type Station = v.InferOutput<typeof station>

/** A device prints every dish once until staff choose otherwise. */
const FIRST: Station = { key: '', name: '', categoryIds: [], copies: 1 }
const stations = v.pipe(v.string(), v.parseJson(), v.array(station), v.minLength(1))

/** The most copies of a page, and the most stations of a device. */
export const MAX_COPIES = 5
export const MAX_STATIONS = 8

/** A new station of a device. */
export const newStation = (key: string): Station => ({ ...FIRST, key })

/** The stations that a device remembers; what it cannot read is as nothing remembered. */
export function readStations(remembered: string): Station[] {
  const { success, output } = v.safeParse(stations, remembered)
  return success ? output : [FIRST]
}

type Line = KitchenTicket['lines'][number]

/** The lines of an order that a station makes. */
export const linesOf = <L extends Pick<Line, 'categoryId'>>(
  { categoryIds }: Pick<Station, 'categoryIds'>,
  lines: readonly L[],
): L[] => lines.filter(({ categoryId }) => categoryIds.length === 0 || categoryIds.includes(categoryId))

/** The stations that get a ticket of an order. */
export const stationsWith = (all: readonly Station[], lines: readonly Pick<Line, 'categoryId'>[]): Station[] =>
  all.filter((each) => linesOf(each, lines).length > 0)
