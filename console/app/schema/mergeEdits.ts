/** The values of a form, or a record. */
export type Values = Readonly<Record<string, unknown>>

/** Two edits of the same thing, put together. */
export interface MergedEdits {
  /** The merged values: typed ones, and those saved by the other editor in other fields. */
  values: Record<string, unknown>
  /** Fields that the other one saved since. */
  theirs: string[]
  /** Fields that both have changed, to different values. */
  both: string[]
}

/**
 * Puts the edit of a form (`mine`, begun from `base`) and what has been saved meanwhile (`current`) together: of a field that
 * only one has changed the change stays, of a field that both have changed what was typed.
 */
export function mergeEdits(base: Values, mine: Values, current: Values, fields: readonly string[]): MergedEdits {
  const changedBy = (values: Values) => (name: string) => !isSame(values[name], base[name])
  const theirs = fields.filter(changedBy(current))
  const typed = fields.filter(changedBy(mine))
  const both = theirs.filter((name) => typed.includes(name) && !isSame(mine[name], current[name]))
  return { values: { ...current, ...Object.fromEntries(typed.map((name) => [name, mine[name]])) }, theirs, both }
}

/** Whether two values of JSON are equal; properties may come in any order, and one that is missing equals an empty text. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, ordered) === JSON.stringify(other, ordered)
}

function ordered(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined && each !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
