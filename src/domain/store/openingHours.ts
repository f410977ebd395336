import { DAY, dayOf, dayText, instantAt, minutesOf, weekOf } from '@/domain/time/storeClock'

/** A span of the day as wall-clock times; an `end` not after `start` lies on the next day. */
export interface ClockSpan {
  start: string
  end: string
}

/** When a store is open. */
export interface OpeningHours {
  /** Spans of each weekday, 0 is Sunday. */
  weekly: readonly (ClockSpan & { week: number })[]
  /** Days `YYYY-MM-DD` whose spans replace the weekly ones; none means closed. */
  special: readonly { date: string; hours: readonly ClockSpan[] }[]
}

/** Half-open interval: includes the start, excludes the end. */
export interface Span {
  from: Date
  to: Date
}

/** Horizon for the next change, days: beyond it a store counts as always open, or as permanently closed. */
const HORIZON = 15

/** The spans that begin on a day, counted from 1970-01-01. They may end on the next day. */
export function spansOfDay(day: number, { weekly, special }: OpeningHours): Span[] {
  const date = dayText(day)
  const replaced = special.find((other) => other.date === date)
  const spans = replaced?.hours ?? weekly.filter(({ week }) => week === weekOf(day))
  return spans.map(({ start, end }) => {
    const from = minutesOf(start)
    const to = minutesOf(end)
    return { from: instantAt(day, from), to: instantAt(day, to > from ? to : to + DAY) }
  })
}

/** Spans from the day before until the horizon, in order; those that touch or overlap are one. */
function spansAround(now: Date, hours: OpeningHours): Span[] {
  const first = dayOf(now) - 1
  const spans = Array.from({ length: HORIZON + 2 }, (_, index) => spansOfDay(first + index, hours)).flat()
  spans.sort((a, b) => a.from.getTime() - b.from.getTime())
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = span.to > last.to ? span.to : last.to
    else merged.push({ ...span })
  }
  return merged
}

/** Whether a store is open, without the next change. */
export function isOpenAt(now: Date, hours: OpeningHours): boolean {
  const today = dayOf(now)
  const spans = [today - 1, today].flatMap((day) => spansOfDay(day, hours))
  return spans.some(({ from, to }) => from <= now && now < to)
}

/** Whether a store is open, and when that changes next; `changesAt` is absent when it does not within two weeks. */
export function openingAt(now: Date, hours: OpeningHours): { isOpen: boolean; changesAt?: Date } {
  const spans = spansAround(now, hours)
  const current = spans.find(({ from, to }) => from <= now && now < to)
  if (!current) return { isOpen: false, changesAt: spans.find(({ from }) => from > now)?.from }
  const horizon = instantAt(dayOf(now) + HORIZON, 0)
  return { isOpen: true, changesAt: current.to < horizon ? current.to : undefined }
}
