import { isDeepStrictEqual } from 'node:util'

/** Whether two values have the same JSON, ignoring the order of fields. */
export function sameJson(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(written(one), written(other))
}

function written(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
