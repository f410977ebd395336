import { createHash } from 'node:crypto'

/** The SHA-256 of a text. Of tokens only this is stored. */
export function sha256(text: string, encoding: 'hex' | 'base64' | 'base64url' = 'hex'): string {
  return createHash('sha256').update(text).digest(encoding)
}
