import { OfflineError, TimeoutError } from '@/api/errors'
import type { StorageQuota } from '@/platform/storage/storageQuota'
import { type CacheEntry, type CacheStorage, PersistentCache, type OwnedEntry } from './persistentCache'

/** What decides whose copies may be shown, and in which language they were said. */
interface CacheContext {
  locale(): string
  /** Id of the user; empty for a guest. */
  user(): string
  /** Names the shape of what the server says: copies of another shape are not read. */
  contract: string
  room: StorageQuota
}

/** Called by a fetch that hands over a copy of `at`, ms since 1970, as the network brought nothing. */
export type OnStale = (at: number) => void

/** A copy is written this long after it came: the screen goes first, and quick answers are written once, milliseconds. */
const LATER_MS = 1000

/** The network did not bring an answer; whatever the server said is not this. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof OfflineError || error instanceof TimeoutError
}

/** The last good copies of what the server said, on the phone: what is shown when the network brings nothing. */
export class OfflineCache {
  private readonly waiting = new Map<string, OwnedEntry>()
  private readonly shelf: PersistentCache

  constructor(
    phone: CacheStorage,
    private readonly around: CacheContext,
    private readonly now: () => number = Date.now,
    private readonly later: (work: () => void) => void = (work) => void setTimeout(work, LATER_MS),
  ) {
    this.shelf = new PersistentCache(phone, around.contract, around.room)
  }

  /** What `work` brings, which is kept; or what it brought last, when the network brings nothing. `old` is then told. */
  async networkFirst<V>(name: string, work: () => Promise<V>, onStale: OnStale): Promise<V> {
    return this.through(this.nameOf(name), undefined, work, onStale)
  }

  /** As `last`, for what concerns one guest alone: nobody else sees the copy, and it goes when they sign out. */
  async networkFirstForUser<V>(name: string, work: () => Promise<V>, onStale: OnStale): Promise<V> {
    return this.through(this.nameOf(name), this.around.user(), work, onStale)
  }

  /** Keeps what came another way. */
  store(name: string, value: unknown): void {
    this.put(this.nameOf(name), value, undefined)
  }

  /** Keeps what `work` brings, which concerns one guest alone, under a name that it may tell itself; without a name it is not kept. */
  async storeForUser<V>(work: () => Promise<V>, name: (value: V) => string | undefined): Promise<V> {
    const user = this.around.user()
    const value = await work()
    const called = name(value)
    if (called !== undefined) this.putFor(user, this.nameOf(called), value)
    return value
  }

  /** The copy that everybody may see under a name. */
  read<V>(name: string): CacheEntry<V> | undefined {
    return this.get(this.nameOf(name), undefined)
  }

  /** Drops what concerned the guest who was here. */
  clearUserEntries(): void {
    for (const [name, { user }] of this.waiting) if (user !== undefined) this.waiting.delete(name)
    this.shelf.clearUserEntries()
  }

  /** Writes what waits. */
  readonly flush = (): void => {
    if (this.waiting.size === 0) return
    this.shelf.put(this.waiting)
    this.waiting.clear()
  }

  private nameOf(name: string): string {
    return `${name} ${this.around.locale()}`
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
    // Somebody else may have signed in meanwhile.
    if (user === undefined || user === this.around.user()) this.put(name, value, user)
  }

  private put(name: string, value: unknown, user: string | undefined): void {
    this.waiting.set(name, { value, at: this.now(), user })
    if (this.waiting.size === 1) this.later(this.flush)
  }

  private get<V>(name: string, user: string | undefined): CacheEntry<V> | undefined {
    const copy = this.waiting.get(name) ?? this.shelf.find(name)
    return copy && copy.user === user && (user === undefined || user === this.around.user())
      ? { value: copy.value as V, at: copy.at }
      : undefined
  }
}
