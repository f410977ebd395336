import { randomBytes } from 'node:crypto'

/** Digits and capital letters without I, L, O and U, which are misread. */
const REFERENCE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A payment reference: 16 capital letters and digits that banks accept, 70 bits of chance. It begins with the number of the attempt,
 * so that the references of an order are sorted by time.
 */
export function newPaymentRef(attempt: number): string {
  return String(attempt).padStart(2, '0') + newCode(14)
}

/** `length` signs for codes that are printed, read out and typed. */
export function newCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => REFERENCE_SIGNS.charAt(byte % REFERENCE_SIGNS.length)).join('')
}

/** An opaque identifier: 20 characters that are safe in an address, 120 bits of chance. */
export function newId(): string {
  return randomBytes(15).toString('base64url')
}
