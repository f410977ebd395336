import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { AppError } from '../../api/appError'

/** Default country. */
const HOME = 'TH'

/** Normalises a typed number to E.164. Refuses invalid numbers. */
export function phoneOf(typed: string): string {
  const number = parsePhoneNumberFromString(typed, HOME)
  if (!number?.isValid()) throw new AppError(400, 'account.phoneWrong')
  return number.number
}

/** Formats a stored number for people: national format without spaces, or with its country code when it is foreign. */
export function shownPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone)
  return number?.country === HOME ? `0${number.nationalNumber}` : phone
}

/** The part of a stored phone number that a word may be: a number is stored with its country code, and typed with a leading 0. */
export function digitsOf(word: string): string | undefined {
  const digits = word.replaceAll(/[\s-]/g, '').replace(/^0/, '')
  return digits.length >= 3 && /^\+?\d+$/.test(digits) ? digits : undefined
}
