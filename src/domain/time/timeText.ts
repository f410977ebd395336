import type { Locale } from '@/contract/fields'

// The server writes times with the store's own offset, so their digits are the store's clock. Dates need month names, and so dateText.ts.

/** `12:35` of a wire time, with the Thai mark of hours in Thai. */
export function timeText(instant: string, locale: Locale): string {
  return instant.slice(11, 16) + (locale === 'th' ? ' น.' : '')
}

/** Whether two wire times fall on the same day of the store. */
export function sameDay(a: string, b: string): boolean {
  return a.slice(0, 10) === b.slice(0, 10)
}
