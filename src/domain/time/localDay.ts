import { DAY_MS, MINUTE_MS } from './duration'

/** The day of a moment where the guest is, counted from 1 January 1970. */
export function localDay(instant: Date): number {
  return Math.floor((instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS) / DAY_MS)
}
