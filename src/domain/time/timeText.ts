import type { Locale } from '@/contract/fields'

// The server writes times with the store's own offset, so their digits are the store's clock. Dates need month names, and so dateText.ts.

/** `12:35` of a wire time, with the Thai mark of hours in Thai. */
export function timeText(instant: string, locale: Locale): string {
  return instant.slice(11, 16) + (locale === 'th' ? '\u00a0น.' : '')
}

/** Whether two wire times fall on the same day of the store. */
export function sameDay(a: string, b: string): boolean {
  return a.slice(0, 10) === b.slice(0, 10)
}

/** Formats milliseconds as `09:41`, or `00:00` when not positive. Hours are counted as minutes. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}
