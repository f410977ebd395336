/** A table that can be booked. */
export interface BookableTable {
  id: string
  seats: number
}

/** A group that books. */
export interface Group {
  people: number
  /** The fewest tables that it wants. */
  tables: number
  /** The most tables that are joined. */
  join: number
}

/** Most that is counted as left: more is plenty. */
const MAX_LEFT = 9

/**
 * The tables for a group out of those that are free: as few as possible, then with as few empty seats as possible, the first of each size.
 * Null when they do not suffice.
 */
export function tablesFor<T extends BookableTable>(free: readonly T[], { people, tables, join }: Group): T[] | null {
  const sizes = [...new Set(free.map(({ seats }) => seats))].sort((a, b) => a - b)
  const bySize = sizes.map((size) => free.filter(({ seats }) => seats === size))
  for (let count = Math.max(1, tables); count <= join; count += 1) {
    const best = bestOf(bySize, people, count)
    if (best) return best
  }
  return null
}

/** How many more groups of this kind fit into the free tables; nine for more. */
export function groupsLeft(free: readonly BookableTable[], group: Group): number {
  let rest = free
  let count = 0
  while (count < MAX_LEFT) {
    const taken = tablesFor(rest, group)
    if (!taken) break
    rest = rest.filter((table) => !taken.includes(table))
    count += 1
  }
  return count
}

/** The tables that nothing holds during a time. */
export function freeTables<T extends BookableTable>(
  tables: readonly T[],
  holds: readonly { tableId: string; at: Date }[],
  { from, to }: { from: Date; to: Date },
): T[] {
  const taken = new Set(holds.flatMap(({ tableId, at }) => (from <= at && at < to ? [tableId] : [])))
  return tables.filter(({ id }) => !taken.has(id))
}

const seatsOf = (tables: readonly BookableTable[]) => tables.reduce((sum, { seats }) => sum + seats, 0)

/** The `count` tables with the fewest seats that suffice; of tables of one size the first ones. */
function bestOf<T extends BookableTable>(bySize: readonly (readonly T[])[], people: number, count: number): T[] | null {
  const [first, ...others] = bySize
  if (!first) return count === 0 && people <= 0 ? [] : null
  let best: T[] | null = null
  for (let taken = 0; taken <= Math.min(count, first.length); taken += 1) {
    const own = first.slice(0, taken)
    const rest = bestOf(others, people - seatsOf(own), count - taken)
    const found = rest && [...own, ...rest]
    if (found && (!best || seatsOf(found) < seatsOf(best))) best = found
  }
  return best
}
