import { timingSafeEqual } from 'node:crypto'

/** Compares a secret, a code or a signature in a time that does not depend on where they differ; their length may be seen. */
export function isSameSecret(one: string | Buffer, other: string | Buffer): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
