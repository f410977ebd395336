/** Which pieces of a long list are drawn, by their places from 0; none when `last` is below `first`. */
export interface Range {
  first: number
  last: number
}

/** Where pieces of these heights begin, pixels from the top; one entry more than pieces says where the last one ends. */
export function offsetsOf(heights: readonly number[]): number[] {
  const offsets = [0]
  let end = 0
  for (const height of heights) offsets.push((end += height))
  return offsets
}

/** The piece that a point lies in; points outside count as the first or the last piece. */
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

/** The pieces that touch a stretch of the list, pixels from the top. */
export function rangeOf(offsets: readonly number[], from: number, to: number): Range {
  if (offsets.length < 2) return { first: 0, last: -1 }
  return { first: pieceAt(offsets, from), last: pieceAt(offsets, to) }
}

/** An empty slot. */
export const FREE = -1

/**
 * Puts the pieces of a range into slots. A piece stays in its slot for as long as it is in the range, slots that fall free are used again
 * and kept, so that only what is new must be drawn. New slots are added when there are too few.
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

/** All pieces of a range in their order. */
export function listOf({ first, last }: Range): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
