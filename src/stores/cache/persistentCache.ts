import type { StorageQuota } from '@/platform/storage/storageQuota'

/** Storage of the phone. `write` returns whether it succeeded; undefined removes the entry. */
export interface CacheStorage {
  read<T>(name: CacheKey): T | undefined
  write(name: CacheKey, value: unknown): boolean
}

export type CacheKey = 'copies' | `copy ${string}`

/** A cached value that was fetched at `at`, ms since 1970. */
export interface CacheEntry<V> {
  value: V
  at: number
}

/** A cache entry and its owner; shared entries have none. */
export type OwnedEntry = CacheEntry<unknown> & { user?: string | undefined }

/** Index record of a stored entry, which is split into chunks because hosts limit the size of one key. */
interface StoredEntry {
  name: string
  at: number
  /** Size in characters. */
  size: number
  pieces: number
  user?: string | undefined
}

/**
 * Cache on the phone by name. The oldest entries are evicted first. A phone that is full or forbids storing loses
 * entries silently. `contract` is the version of the contract: entries of another version are removed.
 */
export class PersistentCache {
  private entries: StoredEntry[] = []

  constructor(
    private readonly phone: CacheStorage,
    private readonly contract: string,
    private readonly quota: StorageQuota,
  ) {}

  find(name: string): OwnedEntry | undefined {
    this.reload()
    const entry = this.entries.find((each) => each.name === name)
    if (!entry) return undefined
    const { at, user, size } = entry
    const text = namesOf(entry)
      .map((piece) => this.phone.read<string>(piece) ?? '')
      .join('')
    // A missing chunk means that the phone has removed it.
    return text.length === size ? { value: JSON.parse(text), at, user } : undefined
  }

  /** Writes entries over those of the same names. */
  put(offlineCache: Iterable<[name: string, copy: OwnedEntry]>): void {
    this.reload()
    for (const [name, copy] of offlineCache) this.write(name, copy)
    this.save()
  }

  /** Removes the entries that have an owner. */
  clearUserEntries(): void {
    this.reload()
    for (const entry of this.entries.filter(({ user }) => user !== undefined)) this.drop(entry)
    this.save()
  }

  private write(name: string, { value, at, user }: OwnedEntry): void {
    const { piece, copy, all } = this.quota
    for (const known of this.entries.filter((each) => each.name === name)) this.drop(known)
    const text = JSON.stringify(value)
    if (text.length > copy) return
    const entry: StoredEntry = { name, at, size: text.length, pieces: Math.ceil(text.length / piece), user }
    this.makeRoom(all - text.length)
    const written = namesOf(entry).every((of, no) => this.phone.write(of, text.slice(no * piece, (no + 1) * piece)))
    this.entries.push(entry)
    if (!written) this.drop(entry)
  }

  private makeRoom(maximum: number): void {
    let used = this.entries.reduce((sum, { size }) => sum + size, 0)
    for (const entry of [...this.entries].sort((a, b) => a.at - b.at)) {
      if (used <= maximum) return
      used -= entry.size
      this.drop(entry)
    }
  }

  private drop(entry: StoredEntry): void {
    for (const piece of namesOf(entry)) this.phone.write(piece, undefined)
    this.entries = this.entries.filter((each) => each !== entry)
  }

  /** Reads the index, which another window may have changed meanwhile. */
  private reload(): void {
    const stored = this.phone.read<{ contract: string; entries: StoredEntry[] }>('copies')
    this.entries = stored?.entries ?? []
    if (!stored || stored.contract === this.contract) return
    for (const entry of this.entries) this.drop(entry)
    this.save()
  }

  private save(): void {
    this.phone.write('copies', { contract: this.contract, entries: this.entries })
  }
}

/** The storage keys of an entry's chunks. */
function namesOf({ name, at, pieces }: StoredEntry): CacheKey[] {
  // The key contains the time, so that chunks of two versions never mix.
  return Array.from({ length: pieces }, (_, no) => `copy ${name} ${at} ${no}` as const)
}
