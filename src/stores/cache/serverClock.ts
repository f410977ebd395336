import { clockSince } from '@/domain/time/storeClock'
import type { OnStale } from './offlineCache'

/** What `fetch` brings, with the server's clock as it is now: moved on by the time since it was asked, or since a copy came. */
export async function withServerClock<V extends { serverTime: string }>(
  fetch: (onStale: OnStale) => Promise<V>,
  onStale: OnStale,
): Promise<V> {
  let at = Date.now()
  const value = await fetch((fetchedAt) => onStale((at = fetchedAt)))
  return { ...value, serverTime: clockSince(value.serverTime, at) }
}
