import type { DepositKind } from '@/contract/constants/reserve'
import { HOUR_MS } from '@/domain/time/duration'

/** The deposit of an area; satang. */
export interface DepositRule {
  kind: DepositKind
  amount: number
}

/** Until how many hours before the visit which share of the deposit goes back, percent. Later steps give back less. */
export interface RefundStep {
  hours: number
  percent: number
}

/** A deposit, satang, with what its refund depends on. */
export interface HeldDeposit {
  deposit: number
  start: Date
  steps: readonly RefundStep[]
  /** The most that goes back, percent: a booking that was moved keeps the share of the time when it was moved. */
  most: number
}

/** The deposit of a booking, satang. */
export function depositOf(
  { kind, amount }: DepositRule,
  { people, tables }: { people: number; tables: number },
): number {
  if (kind === 'none') return 0
  return amount * { order: 1, table: tables, person: people }[kind]
}

/** The share that goes back when a booking is cancelled at a time, percent. */
export function refundPercent({ start, steps, most }: Omit<HeldDeposit, 'deposit'>, now: Date): number {
  const step = byHours(steps).find(({ hours }) => now.getTime() < start.getTime() - hours * HOUR_MS)
  return Math.min(most, step?.percent ?? 0)
}

/** What goes back when a booking is cancelled at a time, satang. */
export function refundAmount(held: HeldDeposit, now: Date): number {
  return shareOf(held.deposit, refundPercent(held, now))
}

/** A share of an amount, satang, rounded down. */
export const shareOf = (amount: number, percent: number): number => Math.floor((amount * percent) / 100)

/** The steps of a refund as a guest reads them: until when what goes back; the last one, without a time, is for later. */
export function refundPlan({ deposit, start, steps, most }: HeldDeposit): {
  until: Date | null
  percent: number
  amount: number
}[] {
  const timed = byHours(steps).map(({ hours, percent }) => {
    const back = Math.min(most, percent)
    const until = new Date(start.getTime() - hours * HOUR_MS)
    return { until, percent: back, amount: shareOf(deposit, back) }
  })
  return [...timed, { until: null, percent: 0, amount: 0 }]
}

const byHours = (steps: readonly RefundStep[]) => [...steps].sort((a, b) => b.hours - a.hours)
