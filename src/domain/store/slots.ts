import { MINUTE_MS } from '@/domain/time/duration'
import { type OpeningHours, type Span, spansOfDay } from './openingHours'
import { dayOf, dayText } from '@/domain/time/storeClock'

/** Settings of the available time slots. */
export interface SlotRules {
  hours: OpeningHours
  /** Length of a slot, minutes. */
  interval: number
  /** Minimum preparation time, minutes. */
  lead: number
  /** How many calendar days are offered, today included. */
  days: number
  /** Maximum number of orders of a slot. */
  capacity: number
}

export interface Slot extends Span {
  full: boolean
}

/** Slots of one calendar date of the store. */
export interface SlotDay {
  date: string
  slots: Slot[]
}

/**
 * Available slots by the store's calendar date; dates without slots are omitted. An opening that ends after
 * midnight puts its later slots under the next date. `taken` is the number of orders of a slot by its start in milliseconds.
 */
export function slotDays(rules: SlotRules, now: Date, taken: ReadonlyMap<number, number>): SlotDay[] {
  const earliest = now.getTime() + rules.lead * MINUTE_MS
  const today = dayOf(now)
  const spans = Array.from({ length: rules.days + 1 }, (_, index) => spansOfDay(today - 1 + index, rules.hours)).flat()
  const starts = new Set(spans.flatMap((span) => startsOf(span, rules.interval)).filter((start) => start >= earliest))
  const byDay = new Map<number, Slot[]>()
  for (const start of [...starts].sort((a, b) => a - b)) {
    const from = new Date(start)
    if (dayOf(from) >= today + rules.days) break
    const slot = {
      from,
      to: new Date(start + rules.interval * MINUTE_MS),
      full: (taken.get(start) ?? 0) >= rules.capacity,
    }
    const day = dayOf(from)
    const others = byDay.get(day)
    if (others) others.push(slot)
    else byDay.set(day, [slot])
  }
  return [...byDay].map(([day, slots]) => ({ date: dayText(day), slots }))
}

/** The available slot that starts at an instant; undefined when there is none. */
export function slotAt(days: readonly SlotDay[], start: Date): Slot | undefined {
  return days.flatMap(({ slots }) => slots).find(({ from }) => from.getTime() === start.getTime())
}

/** Starts (milliseconds) of the slots within an opening; a slot ends no later than the opening. */
function startsOf({ from, to }: Span, interval: number): number[] {
  const length = interval * MINUTE_MS
  const count = Math.floor((to.getTime() - from.getTime()) / length)
  return Array.from({ length: count }, (_, index) => from.getTime() + index * length)
}
