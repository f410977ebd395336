import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  type KeyObject,
} from 'node:crypto'

/** Parses a private key as Alipay's tools write it: PEM, or its base64 on one line, PKCS#8 or PKCS#1. Throws when it is invalid. */
export function privateKeyOf(text: string): KeyObject {
  if (text.includes('BEGIN')) return createPrivateKey(withLineBreaks(text))
  const key = Buffer.from(text, 'base64')
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' })
  }
}

/** Parses a public key: PEM, or its base64 on one line. Throws when it is invalid. */
export function publicKeyOf(text: string): KeyObject {
  if (text.includes('BEGIN')) return createPublicKey(withLineBreaks(text))
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
}

/** The RSA2 signature of a request: over its non-empty fields, sorted by name. */
export function signFields(fields: Record<string, string>, key: KeyObject): string {
  const signedText = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return createSign('RSA-SHA256').update(signedText, 'utf8').sign(key, 'base64')
}

/** Whether Alipay signed exactly this text. */
export function isSignedBy(key: KeyObject, text: string, signature: string): boolean {
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(key, signature, 'base64')
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

function withLineBreaks(pem: string): string {
  return pem.replaceAll('\\n', '\n')
}
