/** The rendered range of a long list, by index; empty when `last` is below `first`. */
export interface Range {
  first: number
  last: number
}

/** Offsets of items with these heights, pixels from the top; the last entry is the total height. */
export function offsetsOf(heights: readonly number[]): number[] {
  const offsets = [0]
  let end = 0
  for (const height of heights) offsets.push((end += height))
  return offsets
}

/** Index of the item at a point; points outside map to the first or last item. */
export function pieceAt(offsets: readonly number[], point: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= point) low = middle
    else high = middle - 1
  }
  return low
}

/** The items that overlap an interval of the list, pixels from the top. */
export function rangeOf(offsets: readonly number[], from: number, to: number): Range {
  if (offsets.length < 2) return { first: 0, last: -1 }
  return { first: pieceAt(offsets, from), last: pieceAt(offsets, to) }
}

/** An empty slot. */
export const FREE = -1

/**
 * Assigns the items of a range to slots. An item keeps its slot while it is in the range; free slots are reused,
 * so that only new items render. Slots are added when there are too few.
 */
export function fillSlots(slots: readonly number[], { first, last }: Range): number[] {
  const next = slots.map((piece) => (piece >= first && piece <= last ? piece : FREE))
  const placed = new Set(next)
  let free = 0
  for (let piece = first; piece <= last; piece++) {
    if (placed.has(piece)) continue
    while (free < next.length && next[free] !== FREE) free++
    next[free] = piece
  }
  return next
}

/** All indices of a range in order. */
export function listOf({ first, last }: Range): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
