/** What names a thing, the best first. */
const NAMES = ['name', 'orderNo', 'number', 'no', 'code', 'email']
/** What says nothing to people, or stands in the text of the action. */
const SILENT = ['id', 'version', 'revision', 'state', 'createdAt', 'updatedAt']

type State = Readonly<Record<string, unknown>>

/** What the record says of a write: the name of the thing, and the fields that changed. */
export interface Recorded {
  name: unknown
  changed: readonly string[]
}

/** Compares what something was with what it became. What was made or is gone has a name only. */
export function changesOf(before: unknown, after: unknown): Recorded {
  const was = Object(before) as State
  const is = Object(after) as State
  const key = NAMES.find((name) => is[name] ?? was[name])
  const name = key && (is[key] ?? was[key])
  if (before === null || after === null) return { name, changed: [] }
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const differs = (field: string) => JSON.stringify(was[field]) !== JSON.stringify(is[field])
  return { name, changed: names.filter((field) => !SILENT.includes(field) && differs(field)) }
}
