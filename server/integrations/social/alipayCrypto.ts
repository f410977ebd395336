import { createDecipheriv, type KeyObject } from 'node:crypto'
import { signText } from '../rsa'

/** The RSA2 signature of a request: over its non-empty fields, sorted by name. */
export function signFields(fields: Record<string, string>, key: KeyObject): string {
  const signedText = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return signText(signedText, key)
}

/** Decrypts AES-128-CBC with a zero initialization vector. Throws when the key is wrong. */
export function decrypt(sealed: string, aesKey: string): string {
  const decipher = createDecipheriv('aes-128-cbc', Buffer.from(aesKey, 'base64'), Buffer.alloc(16))
  return Buffer.concat([decipher.update(sealed, 'base64'), decipher.final()]).toString('utf8')
}

/** The source text of an object member of a JSON text, exactly as sent: Alipay signs that text. */
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
