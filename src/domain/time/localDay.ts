import { DAY_MS, MINUTE_MS } from './duration'

/** The local day of an instant in the guest's time zone, counted from 1 January 1970. */
export function localDay(instant: Date): number {
  return Math.floor((instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS) / DAY_MS)
}
