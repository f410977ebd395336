import { isDeepStrictEqual } from 'node:util'

/** Whether two values are the same once they are written down; the order of fields does not count. */
export function sameJson(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(written(one), written(other))
}

function written(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
