import { DAY_MS } from './duration'
import { isoText } from './storeClock'

/** From how many days on the end of something is near (visual.md: amber at 3 days). */
const SOON_DAYS = 3

/** Whole days until an instant that are begun: 1 within the last 24 hours, 0 when it is over. */
export function daysLeft(until: string, now: string): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / DAY_MS))
}

/** Whether it ends within three days. */
export const endsSoon = (until: string, now: string): boolean => daysLeft(until, now) <= SOON_DAYS

/** The last moment before an end that is exclusive, so that midnight is written as the day before. */
export function lastMomentOf(until: string): string {
  return isoText(new Date(Date.parse(until) - 1))
}
