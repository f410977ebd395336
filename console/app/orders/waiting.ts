import { MINUTE_MS } from '../../../src/domain/time/duration'

/** How long an order has waited, and how that compares with what was promised. Minutes. */
export interface Waiting {
  minutes: number
  lateness: 'onTime' | 'soon' | 'late'
  /** Until it is due, or since it was. */
  by: number
}

/** Before it is due an order is to be hurried. */
const SOON = 5
/** Without a promised time an order is due after this long. */
const DEFAULT_PROMISE = 20

/** The waiting of an order at a point in time, ms since 1970. */
export function waitingOf(
  { createdAt, promisedTo }: { createdAt: string; promisedTo: string | null },
  now: number,
): Waiting {
  const placed = Date.parse(createdAt)
  const due = promisedTo ? Date.parse(promisedTo) : placed + DEFAULT_PROMISE * MINUTE_MS
  const minutes = Math.max(0, Math.floor((now - placed) / MINUTE_MS))
  if (now > due) return { minutes, lateness: 'late', by: Math.max(1, Math.floor((now - due) / MINUTE_MS)) }
  const by = Math.ceil((due - now) / MINUTE_MS)
  return { minutes, lateness: by <= SOON ? 'soon' : 'onTime', by }
}
