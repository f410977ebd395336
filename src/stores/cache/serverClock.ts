import { clockSince } from '@/domain/time/storeClock'
import type { OnStale } from './offlineCache'

/** Fetches a value and advances its server time by the time since the request, or since it was cached. */
export async function withServerClock<V extends { serverTime: string }>(
  fetch: (onStale: OnStale) => Promise<V>,
  onStale: OnStale,
): Promise<V> {
  let at = Date.now()
  const value = await fetch((fetchedAt) => onStale((at = fetchedAt)))
  return { ...value, serverTime: clockSince(value.serverTime, at) }
}
