import { OfflineCache } from '@/stores/cache/offlineCache'
import type { CacheKey } from '@/stores/cache/persistentCache'

/** A phone's storage for cached entries: limited, able to refuse writes, and used by one user at a time. */
export function phoneWithCopies({
  piece = 1000,
  copy = 1000,
  all = 10_000,
  limit = Infinity,
}: { piece?: number; copy?: number; all?: number; limit?: number } = {}) {
  const world = { now: 1000, user: '', locale: 'en', contract: 'first', full: false }
  const kept = new Map<string, unknown>()
  const waiting: (() => void)[] = []
  const phone = {
    read: <T>(name: CacheKey) => kept.get(name) as T | undefined,
    write(name: CacheKey, value: unknown) {
      if (value === undefined) return kept.delete(name)
      if (world.full || (typeof value === 'string' && value.length > limit)) return false
      kept.set(name, structuredClone(value))
      return true
    },
  }
  const start = () =>
    new OfflineCache(
      phone,
      {
        locale: () => world.locale,
        user: () => world.user,
        contract: world.contract,
        room: { piece, copy, all },
      },
      () => world.now,
      (work) => waiting.push(work),
    )
  return {
    world,
    kept,
    /** The cache after an app start. */
    start,
    /** Runs deferred writes. */
    write: () => {
      for (const work of waiting.splice(0)) work()
    },
  }
}
