import { dayOf, dayText, noonOf } from '../../../src/domain/time/storeClock'

/** Days of the restaurant, both included. */
export interface Span {
  from: string
  to: string
}

/** What the calls of numbers are asked; without a store they count all. */
export interface NumbersQuery extends Span {
  storeId?: string
}

/** The input of the calls; an empty store is all of them. */
export const queryOf = ({ from, to }: Span, storeId: string): NumbersQuery => ({
  from,
  to,
  ...(storeId && { storeId }),
})

/** Spans that staff choose by name; `own` is chosen by its days. */
export const PRESETS = ['today', 'yesterday', 'week', 'thirty', 'month'] as const
export type Preset = (typeof PRESETS)[number]

const lastDays = (count: number) => (today: number) => ({ from: dayText(today - count + 1), to: dayText(today) })

const SPANS: Record<Preset, (today: number) => Span> = {
  today: lastDays(1),
  yesterday: (today) => lastDays(1)(today - 1),
  week: lastDays(7),
  thirty: lastDays(30),
  month: (today) => ({ from: `${dayText(today).slice(0, 8)}01`, to: dayText(today) }),
}

/** The days of a preset; `today` is counted from 1970-01-01. */
export const spanOf = (preset: Preset, today: number): Span => SPANS[preset](today)

/** The span with another first or last day; the other end moves along where it would be passed. */
export function moved(span: Span, end: keyof Span, day: string): Span {
  const next = { ...span, [end]: day }
  return next.from > next.to ? { from: day, to: day } : next
}

/** How many days a span has. */
export const lengthOf = ({ from, to }: Span): number => numberOf(to) - numberOf(from) + 1

const numberOf = (day: string) => dayOf(new Date(noonOf(day)))
