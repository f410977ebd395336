import type { Locale } from '@/contract/fields'
import { sameDay, timeText } from './timeText'

/** A moment of this phone, by the phone's clock: `12:40` today, `2026-11-20 12:40` before. Milliseconds since 1970. */
export function momentText(at: number, now: number, locale: Locale): string {
  const moment = onPhone(at)
  const time = timeText(moment, locale)
  return sameDay(moment, onPhone(now)) ? time : `${moment.slice(0, 10)} ${time}`
}

/** A moment as the phone's clock shows it, in the form of wire times. */
function onPhone(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString()
}
