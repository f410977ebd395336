import { OfflineCache } from '@/stores/cache/offlineCache'
import type { CacheKey } from '@/stores/cache/persistentCache'

/** A phone's storage for cached entries: limited, able to refuse writes, and used by one user at a time. */
export function phoneWithCache({
  piece = 1000,
  copy = 1000,
  all = 10_000,
  limit = Infinity,
}: { piece?: number; copy?: number; all?: number; limit?: number } = {}) {
  const env = { now: 1000, user: '', locale: 'en', contract: 'first', full: false }
  const stored = new Map<string, unknown>()
  const waiting: (() => void)[] = []
  const phone = {
    read: <T>(name: CacheKey) => stored.get(name) as T | undefined,
    write(name: CacheKey, value: unknown) {
      if (value === undefined) return stored.delete(name)
      if (env.full || (typeof value === 'string' && value.length > limit)) return false
      stored.set(name, structuredClone(value))
      return true
    },
  }
  const start = () =>
    new OfflineCache(
      phone,
      {
        locale: () => env.locale,
        user: () => env.user,
        contract: env.contract,
        quota: { piece, copy, all },
      },
      () => env.now,
      (work) => waiting.push(work),
    )
  return {
    env,
    stored,
    /** The cache after an app start. */
    start,
    /** Runs deferred writes. */
    write: () => {
      for (const work of waiting.splice(0)) work()
    },
  }
}
