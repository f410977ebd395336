import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { AppError } from '../../api/appError'

/** The country of a number that names none. */
const HOME = 'TH'

/** A number as typed, written the one way all numbers are kept (E.164). Refuses what no phone can have. */
export function phoneOf(typed: string): string {
  const number = parsePhoneNumberFromString(typed, HOME)
  if (!number?.isValid()) throw new AppError(400, 'account.phoneWrong')
  return number.number
}

/** A kept number as people of the country write it, without spaces; with its country code when it is foreign. */
export function shownPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone)
  return number?.country === HOME ? `0${number.nationalNumber}` : phone
}
