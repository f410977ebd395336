const MINUTE = 60_000
const DAY = 24 * 60

/** Hours of one weekday. `week` 0 is Sunday. An `end` at or before `start` closes after midnight. */
interface Opening {
  week: number
  start: string
  end: string
}

/** What decides about the times a guest may ask for. */
export interface SlotRules {
  openingHours: readonly Opening[]
  /** Dates (`YYYY-MM-DD`) whose opening is cancelled. */
  holidays: readonly string[]
  /** Length of a slot, minutes. */
  interval: number
  /** Minutes the kitchen needs at least. */
  lead: number
  /** How many calendar days are offered, today included. */
  days: number
  /** Orders a slot takes; null for any number. */
  capacity: number | null
  /** Minutes the store's clock is ahead of UTC. */
  utcOffset: number
}

export interface Slot {
  start: Date
  end: Date
  full: boolean
}

/** Slots of one calendar date of the store. */
export interface SlotDay {
  date: string
  slots: Slot[]
}

/**
 * The times a guest may ask for, by the store's calendar date; dates without any are left out. An opening that runs past
 * midnight puts its later slots under the next date. `taken` counts the orders of a slot by its start in milliseconds.
 */
export function slotDays(rules: SlotRules, now: Date, taken: ReadonlyMap<number, number>): SlotDay[] {
  const earliest = now.getTime() + rules.lead * MINUTE
  const today = localDay(now.getTime(), rules.utcOffset)
  const starts = new Set<number>()
  for (let day = today - 1; day < today + rules.days; day++) {
    startsOf(day, rules)
      .filter((start) => start >= earliest && localDay(start, rules.utcOffset) < today + rules.days)
      .forEach((start) => starts.add(start))
  }
  const byDate = new Map<string, Slot[]>()
  for (const start of [...starts].sort((a, b) => a - b)) {
    const date = dateText(localDay(start, rules.utcOffset))
    const slot = {
      start: new Date(start),
      end: new Date(start + rules.interval * MINUTE),
      full: rules.capacity !== null && (taken.get(start) ?? 0) >= rules.capacity,
    }
    byDate.set(date, [...(byDate.get(date) ?? []), slot])
  }
  return [...byDate].map(([date, slots]) => ({ date, slots }))
}

/** The offered slot that starts at an instant; undefined when none does. */
export function slotAt(days: readonly SlotDay[], start: Date): Slot | undefined {
  return days.flatMap(({ slots }) => slots).find((slot) => slot.start.getTime() === start.getTime())
}

/** Starts (ms) of the slots of the openings that begin on a day; a slot ends no later than the opening. */
function startsOf(day: number, { openingHours, holidays, interval, utcOffset }: SlotRules): number[] {
  if (holidays.includes(dateText(day))) {
    return []
  }
  const week = new Date(day * DAY * MINUTE).getUTCDay()
  return openingHours
    .filter((opening) => opening.week === week)
    .flatMap((opening) => {
      const from = minutesOf(opening.start)
      const to = minutesOf(opening.end)
      const length = (to > from ? to : to + DAY) - from
      return Array.from({ length: Math.floor(length / interval) }, (_, index) => from + index * interval)
    })
    .map((minutes) => (day * DAY + minutes - utcOffset) * MINUTE)
}

/** Calendar day of the store, counted from 1970-01-01. */
function localDay(instant: number, utcOffset: number): number {
  return Math.floor((instant / MINUTE + utcOffset) / DAY)
}

function dateText(day: number): string {
  return new Date(day * DAY * MINUTE).toISOString().slice(0, 10)
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
