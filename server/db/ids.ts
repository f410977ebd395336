import { randomBytes } from 'node:crypto'

/** An opaque identifier: 20 characters that are safe in an address, 120 bits of chance. */
export function newId(): string {
  return randomBytes(15).toString('base64url')
}
