import { randomBytes } from 'node:crypto'

/** Digits and capital letters without I, L, O and U, which are misread. */
const REFERENCE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A payment reference: 16 capital letters and digits that banks accept, 80 bits of chance. */
export function newPaymentRef(): string {
  return Array.from(randomBytes(16), (byte) => REFERENCE_SIGNS.charAt(byte % REFERENCE_SIGNS.length)).join('')
}

/** An opaque identifier: 20 characters that are safe in an address, 120 bits of chance. */
export function newId(): string {
  return randomBytes(15).toString('base64url')
}
