import { MINUTE_MS } from './duration'
/** UTC offset of the stores, minutes: Asia/Bangkok, without daylight saving time. */
const STORE_UTC_OFFSET = 7 * 60
const STORE_UTC_OFFSET_TEXT = '+07:00'

/** Minutes per day. */
export const DAY = 24 * 60

/** Calendar day of the stores that an instant falls on, counted from 1970-01-01. */
export function dayOf(instant: Date): number {
  return Math.floor(localMinutes(instant) / DAY)
}

/** Minutes since midnight of the stores' day. */
export function minuteOf(instant: Date): number {
  return Math.floor(localMinutes(instant)) - dayOf(instant) * DAY
}

/** The instant at which a day's wall clock shows `minutes` since midnight; beyond 24 h it is the next day. */
export function instantAt(day: number, minutes: number): Date {
  return new Date((day * DAY + minutes - STORE_UTC_OFFSET) * MINUTE_MS)
}

/** Weekday of a day, 0 is Sunday. */
export function weekOf(day: number): number {
  return (day + 4) % 7
}

/** `2026-11-21` of a day. */
export function dayText(day: number): string {
  return new Date(day * DAY * MINUTE_MS).toISOString().slice(0, 10)
}

/** An instant on a calendar day in most time zones: noon in the stores. */
export function noonOf(day: string): string {
  return `${day}T12:00:00+07:00`
}

/** `22:05` of an instant. */
export function clockText(instant: Date): string {
  return localText(instant).slice(11, 16)
}

/** Minutes since midnight of `HH:mm`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** ISO 8601 with the stores' offset, as times travel: `2026-11-21T22:05:00.000+07:00`. */
export function isoText(instant: Date): string {
  return localText(instant).slice(0, -1) + STORE_UTC_OFFSET_TEXT
}

/** The stores' wall clock as if it were UTC. */
function localText(instant: Date): string {
  return new Date(instant.getTime() + STORE_UTC_OFFSET * MINUTE_MS).toISOString()
}

/** The current server time, from `serverTime` at this device's time `at`, ms since 1970. */
export function clockSince(serverTime: string, at: number): string {
  return isoText(new Date(Date.parse(serverTime) + Date.now() - at))
}

function localMinutes(instant: Date): number {
  return instant.getTime() / MINUTE_MS + STORE_UTC_OFFSET
}
