import { signsOf } from '../coupons/exchangeCodes'

/** Number and password of a printed equity card as one secret, of which the hash is stored. Spaces, dashes and capitals do not matter. */
export function cardSecret(no: string, password: string): string {
  return `EQUITY${signsOf(no)}X${signsOf(password)}`
}
