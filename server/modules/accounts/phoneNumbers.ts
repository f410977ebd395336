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
