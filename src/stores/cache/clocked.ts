import { clockSince } from '@/domain/time/storeClock'
import type { Old } from './copies'

/** What `fetch` brings, with the server's clock as it is now: moved on by the time since it was asked, or since a copy came. */
export async function clocked<V extends { serverTime: string }>(fetch: (old: Old) => Promise<V>, old: Old): Promise<V> {
  let at = Date.now()
  const value = await fetch((cameAt) => old((at = cameAt)))
  return { ...value, serverTime: clockSince(value.serverTime, at) }
}
