import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** Parses a private key: PEM, or its base64 on one line, PKCS#8 or PKCS#1. Throws when it is invalid. */
export function privateKeyOf(text: string): KeyObject {
  if (text.includes('BEGIN')) return createPrivateKey(withLineBreaks(text))
  const key = Buffer.from(text, 'base64')
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  } catch {
    return createPrivateKey({ key, format: 'der', type: 'pkcs1' })
  }
}

/** Parses a public key, or takes it from a certificate: PEM, or the base64 of a key on one line. Throws when it is invalid. */
export function publicKeyOf(text: string): KeyObject {
  if (text.includes('BEGIN')) return createPublicKey(withLineBreaks(text))
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
}

/** The PEM blocks of a text. */
export function pemBlocks(text: string): string[] {
  return withLineBreaks(text).match(/-----BEGIN [\s\S]+?-----END [A-Z ]+-----/g) ?? []
}

/** Parses public keys that are valid at the same time: PEM blocks one after the other, or single lines separated by commas. Throws when one is invalid. */
export function publicKeysOf(text: string): KeyObject[] {
  const blocks = pemBlocks(text)
  return (blocks.length > 0 ? blocks : text.split(',')).map(publicKeyOf)
}

/** The signature of a text (RSA with SHA-256, PKCS#1 v1.5), in base64. */
export function signText(text: string, key: KeyObject): string {
  return sign('sha256', Buffer.from(text), key).toString('base64')
}

/** Whether the owner of a key signed exactly this text. */
export function isSignedBy(key: KeyObject, text: string, signature: string): boolean {
  return verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'))
}

function withLineBreaks(pem: string): string {
  return pem.replaceAll('\\n', '\n')
}
