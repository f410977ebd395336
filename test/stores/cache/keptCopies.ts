import { OfflineCache } from '@/stores/cache/offlineCache'
import type { CacheKey } from '@/stores/cache/persistentCache'

/** What a phone does with copies: it has room for some, may refuse to store, and is now used by somebody. */
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
    /** The app as it is after a start. */
    start,
    /** Lets time pass, so that what came is written. */
    write: () => {
      for (const work of waiting.splice(0)) work()
    },
  }
}
