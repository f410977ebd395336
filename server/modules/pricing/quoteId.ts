import { sha256 } from '../../api/sha256'

/** Hash of everything that is charged and where it goes: any difference gives another id. */
export function quoteIdOf(charged: readonly unknown[]): string {
  return sha256(JSON.stringify(charged), 'base64url').slice(0, 32)
}
