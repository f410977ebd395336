import type { KeyObject } from 'node:crypto'
import { isSignedBy, signText } from './rsa'

/** The RSA2 signature of a request: over its non-empty fields, sorted by name. */
export function signFields(fields: Record<string, string>, key: KeyObject): string {
  return signText(textOf(fields), key)
}

/**
 * Whether a notification was signed by RSA2 with one of the keys: over its non-empty fields without `sign` and `sign_type`, sorted by
 * name (https://opendocs.alipay.com/common/02mse7). The older signature with SHA-1 is not accepted.
 */
export function isSignedNotification(fields: Record<string, string>, keys: readonly KeyObject[]): boolean {
  const { sign = '', sign_type: type, ...signed } = fields
  return type === 'RSA2' && isSignedByAny(keys, textOf(signed), sign)
}

/** Whether the owner of one of the keys signed exactly this text. */
export function isSignedByAny(keys: readonly KeyObject[], text: string, signature: string): boolean {
  return keys.some((key) => isSignedBy(key, text, signature))
}

/** The source text of an object member of a JSON text, exactly as sent: Alipay signs that text. Empty when there is none. */
export function rawMember(json: string, name: string): string {
  const start = json.indexOf('{', json.indexOf(`"${name}"`) + name.length + 2)
  let depth = 0
  for (const { 0: sign, index } of json.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth === 0) return json.slice(start, start + index + 1)
  }
  return ''
}

function textOf(fields: Record<string, string>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}
