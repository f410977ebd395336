import { HOUR_MS } from '@/domain/time/duration'
import { canTransitionTicket, type QueueStateName } from './queueState'

/** How long a ticket of an earlier business day is kept in a store that never closes. */
const RETENTION_MS = 6 * HOUR_MS

/** From here on, minutes are rounded to fives: an estimate is not more exact. */
const ROUND_FROM_MINUTES = 10

/** A ticket as far as the clock moves it. */
interface TimedTicket {
  state: QueueStateName
  /** The business day of the store that it was taken on, `YYYY-MM-DD`. */
  day: string
  takenAt: Date
  graceUntil: Date | null
  arrivedAt: Date | null
}

/** The time in a store. */
export interface StoreTime {
  now: Date
  /** The business day. */
  today: string
  isOpen: boolean
}

/**
 * The state of a ticket by the clock, before any job has written so: a called number is passed after its grace, unless the guest stands at
 * the door, and the line ends with the business day.
 */
export function stateAt({ state, day, takenAt, graceUntil, arrivedAt }: TimedTicket, time: StoreTime): QueueStateName {
  const { now, today, isOpen } = time
  const dayOver = day < today && (!isOpen || now.getTime() - takenAt.getTime() > RETENTION_MS)
  if (dayOver && canTransitionTicket(state, 'cancelled', 'system')) return 'cancelled'
  const graceOver = graceUntil !== null && graceUntil <= now && arrivedAt === null
  return graceOver && canTransitionTicket(state, 'passed', 'system') ? 'passed' : state
}

/** A kind of table, as far as it decides who queues for it. */
interface Seating {
  minPeople: number
  maxPeople: number
}

/** Whether a group may queue for a kind of table. */
export const seats = ({ minPeople, maxPeople }: Seating, people: number): boolean =>
  minPeople <= people && people <= maxPeople

/** The smallest kind of table for a group; undefined when none has its size. One that is open is preferred. */
export function fittingType<T extends Seating & { on: boolean }>(types: readonly T[], people: number): T | undefined {
  const fitting = types.filter((type) => seats(type, people)).sort((a, b) => a.maxPeople - b.maxPeople)
  return fitting.find(({ on }) => on) ?? fitting[0]
}

/** A ticket's place: lines are sorted by `rank`, then by `seq`, which counts all tickets. */
export interface Placed {
  rank: number
  seq: number
}

/** How many tickets of a line are before a place. */
export const aheadOf = (line: readonly Placed[], { rank, seq }: Placed): number =>
  line.filter((other) => other.rank < rank || (other.rank === rank && other.seq < seq)).length

/**
 * The place of a number that is taken again: after the next `places` groups of the line, not at its end. `rank` is null for the end. The
 * line is sorted.
 */
export function placeAgain(line: readonly Placed[], places: number): { rank: number | null; ahead: number } {
  const last = line[places - 1]
  if (places > 0 && !last) return { rank: null, ahead: line.length }
  const rank = last ? last.rank : (line[0]?.rank ?? 1) - 1
  return { rank, ahead: line.filter((other) => other.rank <= rank).length }
}

/** What the seatings of some days say: how long the groups waited together, and how many groups were before them together. */
export interface Seatings {
  count: number
  minutes: number
  groups: number
}

/** The fewest seatings that say something. */
const FEWEST = 3

/** Minutes until the line moves by one group: of today's seatings, else of the week's, else the merchant's. */
export function paceOf(samples: readonly (Seatings | undefined)[], usual: number): number {
  const enough = samples.find((sample) => sample && sample.count >= FEWEST && sample.groups > 0)
  return enough ? Math.min(60, Math.max(1, enough.minutes / enough.groups)) : usual
}

/** About how many minutes a group waits that has others before it. */
export function estimate(ahead: number, pace: number): number {
  const minutes = ahead * pace
  return minutes < ROUND_FROM_MINUTES ? Math.ceil(minutes) : Math.round(minutes / 5) * 5
}
