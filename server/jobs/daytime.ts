import { minuteOf } from '../../src/domain/time/storeClock'

/** Minutes of the stores' day between which members are reminded: much ends at midnight, a bad time for a message. */
const FROM_MINUTE = 10 * 60
const UNTIL_MINUTE = 20 * 60

/** Whether members may be reminded at a time. */
export function isDaytime(now: Date): boolean {
  const minute = minuteOf(now)
  return minute >= FROM_MINUTE && minute < UNTIL_MINUTE
}
