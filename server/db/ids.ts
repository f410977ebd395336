import { randomBytes, randomInt } from 'node:crypto'
import { dayOf, dayText } from '../../src/domain/time/storeClock'

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

/** The number of a card or of an order that has no counter: a prefix, its day and ten digits by chance. It opens nothing. */
export function newNumber(prefix: string, now: Date): string {
  const digits = String(randomInt(10 ** 10)).padStart(10, '0')
  return `${prefix}${dayText(dayOf(now)).slice(2).replaceAll('-', '')}${digits}`
}

/** An opaque identifier: 20 characters that are safe in an address, 120 bits of chance. */
export function newId(): string {
  return randomBytes(15).toString('base64url')
}
