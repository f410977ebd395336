import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration'

/** The steps of relative time, largest first (specification §9). */
const STEPS = [
  { unit: 'month', size: 30 * DAY_MS },
  { unit: 'week', size: 7 * DAY_MS },
  { unit: 'day', size: DAY_MS },
  { unit: 'hour', size: HOUR_MS },
  { unit: 'minute', size: MINUTE_MS },
] as const

export type RelativeTime = { unit: 'now' } | { unit: 'date' } | { unit: (typeof STEPS)[number]['unit']; count: number }

/**
 * Relative time of a past event, as unit and count: `now` within the first minute, then whole minutes, hours, days, weeks and
 * months; after a year the date is shown. Future times (a wrong clock) count as now. Milliseconds.
 */
export function relativeTime(at: number, now: number): RelativeTime {
  const ago = now - at
  if (ago >= 365 * DAY_MS) return { unit: 'date' }
  const step = STEPS.find(({ size }) => ago >= size)
  return step ? { unit: step.unit, count: Math.floor(ago / step.size) } : { unit: 'now' }
}
