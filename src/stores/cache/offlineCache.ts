import { OfflineError, TimeoutError } from '@/api/errors'
import type { StorageQuota } from '@/platform/storage/storageQuota'
import { type CacheEntry, type CacheStorage, PersistentCache, type OwnedEntry } from './persistentCache'
import { clockSince } from '@/domain/time/storeClock'

/** The keys of cached replies: user, language and contract version. */
interface CacheContext {
  locale(): string
  /** User id; empty for a guest. */
  user(): string
  /** Version of the contract: entries of another version are not read. */
  contract: string
  quota: StorageQuota
}

/** Called when a fetch returns a cached reply of `at`, ms since 1970, because the network failed. */
export type OnStale = (at: number) => void

/** Delay of writes, milliseconds: rendering goes first, and replies in quick succession are written once. */
const LATER_MS = 1000

/** Whether the request failed without a reply of the server. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof OfflineError || error instanceof TimeoutError
}

/** Cache of the last successful replies on the phone, shown when the network fails. */
export class OfflineCache {
  private readonly waiting = new Map<string, OwnedEntry>()
  private readonly persistent: PersistentCache

  constructor(
    phone: CacheStorage,
    private readonly context: CacheContext,
    private readonly now: () => number = Date.now,
    private readonly later: (work: () => void) => void = (work) => void setTimeout(work, LATER_MS),
  ) {
    this.persistent = new PersistentCache(phone, context.contract, context.quota)
  }

  /** Fetches by `work` and caches the reply; without network returns the cached reply and calls `onStale`. */
  async networkFirst<V>(name: string, work: () => Promise<V>, onStale: OnStale): Promise<V> {
    return this.through(this.nameOf(name), undefined, work, onStale)
  }

  /** As `networkFirst`, for personal data: the entry belongs to the user and is removed at sign-out. */
  async networkFirstForUser<V>(name: string, work: () => Promise<V>, onStale: OnStale): Promise<V> {
    return this.through(this.nameOf(name), this.context.user(), work, onStale)
  }

  /** Caches a value from another source. */
  store(name: string, value: unknown): void {
    this.put(this.nameOf(name), value, undefined)
  }

  /** Caches personal data from `work` under a name that may depend on the value; without a name it is not cached. */
  async storeForUser<V>(work: () => Promise<V>, name: (value: V) => string | undefined): Promise<V> {
    const user = this.context.user()
    const value = await work()
    const called = name(value)
    if (called !== undefined) this.putFor(user, this.nameOf(called), value)
    return value
  }

  /** Returns the shared cache entry of a name. */
  read<V>(name: string): CacheEntry<V> | undefined {
    return this.get(this.nameOf(name), undefined)
  }

  /** Removes the personal entries. */
  clearUserEntries(): void {
    for (const [name, { user }] of this.waiting) if (user !== undefined) this.waiting.delete(name)
    this.persistent.clearUserEntries()
  }

  /** Writes pending entries. */
  readonly flush = (): void => {
    if (this.waiting.size === 0) return
    this.persistent.put(this.waiting)
    this.waiting.clear()
  }

  private nameOf(name: string): string {
    return `${name} ${this.context.locale()}`
  }

  private async through<V>(
    name: string,
    user: string | undefined,
    work: () => Promise<V>,
    onStale: OnStale,
  ): Promise<V> {
    try {
      const value = await work()
      this.putFor(user, name, value)
      return value
    } catch (error) {
      const copy = isNetworkError(error) ? this.get<V>(name, user) : undefined
      if (!copy) throw error
      onStale(copy.at)
      return copy.value
    }
  }

  private putFor(user: string | undefined, name: string, value: unknown): void {
    // Another user may have signed in meanwhile.
    if (user === undefined || user === this.context.user()) this.put(name, value, user)
  }

  private put(name: string, value: unknown, user: string | undefined): void {
    this.waiting.set(name, { value, at: this.now(), user })
    if (this.waiting.size === 1) this.later(this.flush)
  }

  private get<V>(name: string, user: string | undefined): CacheEntry<V> | undefined {
    const copy = this.waiting.get(name) ?? this.persistent.find(name)
    return copy && copy.user === user && (user === undefined || user === this.context.user())
      ? { value: copy.value as V, at: copy.at }
      : undefined
  }
}

/** Fetches a value and advances its server time by the time since the request, or since it was cached. */
export async function withServerClock<V extends { serverTime: string }>(
  fetch: (onStale: OnStale) => Promise<V>,
  onStale: OnStale,
): Promise<V> {
  let at = Date.now()
  const value = await fetch((fetchedAt) => onStale((at = fetchedAt)))
  return { ...value, serverTime: clockSince(value.serverTime, at) }
}
