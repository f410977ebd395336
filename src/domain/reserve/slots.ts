import type { SERVINGS } from '@/contract/constants/reserve'
import { isOpenAt, openingAt, type OpeningHours } from '@/domain/store/openingHours'
import { MINUTE_MS } from '@/domain/time/duration'
import { DAY, dayOf, dayText, instantAt, minutesOf } from '@/domain/time/storeClock'

/** Tables are held in steps of so many minutes: every start and every stay is a multiple of it. */
export const HOLD_STEP = 15

/** When guests are seated: from the first time to the last one, `HH:mm`. */
export interface Serving {
  name: (typeof SERVINGS)[number]
  from: string
  last: string
}

/** When a store takes bookings. */
export interface SlotRules {
  /** Minutes between two starts, and how long a table is taken. */
  slotMinutes: number
  stayMinutes: number
  /** The shortest stay before the store closes. */
  leastMinutes: number
  /** How long before the visit a table can be booked: at least these minutes, at most these days. */
  advanceMinutes: number
  advanceDays: number
  servings: readonly Serving[]
  /** Days `YYYY-MM-DD` whose servings replace the usual ones; none means no bookings. */
  specialDays: readonly { date: string; servings: readonly Serving[] }[]
}

/** A time at which a group may be seated, until when the table is its own. */
export interface Slot {
  serving: Serving['name']
  from: Date
  to: Date
}

/** The times of a day at which a group may be seated, by the servings, the opening hours and the advance. */
export function slotsOfDay(day: number, rules: SlotRules, { hours, now }: { hours: OpeningHours; now: Date }): Slot[] {
  if (day < dayOf(now) || day > dayOf(now) + rules.advanceDays) return []
  const soonest = now.getTime() + rules.advanceMinutes * MINUTE_MS
  return servingsOf(day, rules).flatMap(({ name, from, last }) =>
    startsBetween(minutesOf(from), minutesOf(last), rules.slotMinutes)
      .map((minute) => instantAt(day, minute))
      .filter((start) => start.getTime() >= soonest)
      .flatMap((start) => {
        const to = endOf(start, rules, hours)
        return to ? [{ serving: name, from: start, to }] : []
      }),
  )
}

/** The days that can be booked, counted from 1970-01-01. */
export function daysAhead({ advanceDays }: SlotRules, now: Date): number[] {
  return Array.from({ length: advanceDays + 1 }, (_, ahead) => dayOf(now) + ahead)
}

/** The steps in which a time is held. */
export function holdSteps({ from, to }: Pick<Slot, 'from' | 'to'>): Date[] {
  const count = Math.ceil((to.getTime() - from.getTime()) / (HOLD_STEP * MINUTE_MS))
  return Array.from({ length: count }, (_, step) => new Date(from.getTime() + step * HOLD_STEP * MINUTE_MS))
}

const servingsOf = (day: number, { servings, specialDays }: SlotRules) =>
  specialDays.find(({ date }) => date === dayText(day))?.servings ?? servings

function startsBetween(first: number, last: number, step: number): number[] {
  const end = Math.min(last, DAY - step)
  return first > end ? [] : Array.from({ length: Math.floor((end - first) / step) + 1 }, (_, at) => first + at * step)
}

/** Until when a group that comes at `start` has its table: shorter before the store closes; undefined when that is too short. */
function endOf(start: Date, { stayMinutes, leastMinutes }: SlotRules, hours: OpeningHours): Date | undefined {
  const full = new Date(start.getTime() + stayMinutes * MINUTE_MS)
  if (!isOpenAt(start, hours)) return undefined
  const { changesAt } = openingAt(start, hours)
  const to = changesAt && changesAt < full ? changesAt : full
  return to.getTime() - start.getTime() >= Math.min(leastMinutes, stayMinutes) * MINUTE_MS ? to : undefined
}
