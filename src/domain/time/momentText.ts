import type { Locale } from '@/contract/fields'
import { sameDay, timeText } from './timeText'
import { DAY_MS, MINUTE_MS } from './duration'

/** Formats an instant in the phone's time zone: `12:40` today, otherwise `2026-11-20 12:40`. Milliseconds since 1970. */
export function momentText(at: number, now: number, locale: Locale): string {
  const moment = onPhone(at)
  const time = timeText(moment, locale)
  return sameDay(moment, onPhone(now)) ? time : `${moment.slice(0, 10)} ${time}`
}

/** An instant in the phone's time zone, in the format of wire times. */
function onPhone(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString()
}

/** The local day of an instant in the guest's time zone, counted from 1 January 1970. */
export function localDay(instant: Date): number {
  return Math.floor((instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS) / DAY_MS)
}
