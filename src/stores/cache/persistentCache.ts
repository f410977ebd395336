import type { StorageQuota } from '@/platform/storage/storageQuota'

/** Where copies lie on the phone. `write` tells whether the phone took it; undefined forgets. */
export interface CacheStorage {
  read<T>(name: CacheKey): T | undefined
  write(name: CacheKey, value: unknown): boolean
}

export type CacheKey = 'copies' | `copy ${string}`

/** What came at `at`, ms since 1970, and was kept. */
export interface CacheEntry<V> {
  value: V
  at: number
}

/** A copy, and whose it is; absent for what everybody sees. */
export type OwnedEntry = CacheEntry<unknown> & { user?: string | undefined }

/** One copy that lies on the phone: as text in pieces, because hosts limit what one name may hold. */
interface StoredEntry {
  name: string
  at: number
  /** Characters. */
  size: number
  pieces: number
  user?: string | undefined
}

/**
 * The copies that lie on the phone, each under its name. The oldest make room for the newest. A phone that is full or forbids storing loses
 * them silently. `contract` names the shape of what the server says: copies of another shape are cleared away.
 */
export class PersistentCache {
  private entries: StoredEntry[] = []

  constructor(
    private readonly phone: CacheStorage,
    private readonly contract: string,
    private readonly room: StorageQuota,
  ) {}

  find(name: string): OwnedEntry | undefined {
    this.reload()
    const entry = this.entries.find((each) => each.name === name)
    if (!entry) return undefined
    const { at, user, size } = entry
    const text = namesOf(entry)
      .map((piece) => this.phone.read<string>(piece) ?? '')
      .join('')
    // Where a piece is gone the phone has cleared up.
    return text.length === size ? { value: JSON.parse(text), at, user } : undefined
  }

  /** Puts copies in place of those of the same names. */
  put(offlineCache: Iterable<[name: string, copy: OwnedEntry]>): void {
    this.reload()
    for (const [name, copy] of offlineCache) this.write(name, copy)
    this.save()
  }

  /** Drops what is not everybody's. */
  clearUserEntries(): void {
    this.reload()
    for (const entry of this.entries.filter(({ user }) => user !== undefined)) this.drop(entry)
    this.save()
  }

  private write(name: string, { value, at, user }: OwnedEntry): void {
    const { piece, copy, all } = this.room
    for (const known of this.entries.filter((each) => each.name === name)) this.drop(known)
    const text = JSON.stringify(value)
    if (text.length > copy) return
    const entry: StoredEntry = { name, at, size: text.length, pieces: Math.ceil(text.length / piece), user }
    this.makeRoom(all - text.length)
    const written = namesOf(entry).every((of, no) => this.phone.write(of, text.slice(no * piece, (no + 1) * piece)))
    this.entries.push(entry)
    if (!written) this.drop(entry)
  }

  private makeRoom(room: number): void {
    let used = this.entries.reduce((sum, { size }) => sum + size, 0)
    for (const entry of [...this.entries].sort((a, b) => a.at - b.at)) {
      if (used <= room) return
      used -= entry.size
      this.drop(entry)
    }
  }

  private drop(entry: StoredEntry): void {
    for (const piece of namesOf(entry)) this.phone.write(piece, undefined)
    this.entries = this.entries.filter((each) => each !== entry)
  }

  /** Sees what lies on the phone, where another window may have been meanwhile. */
  private reload(): void {
    const kept = this.phone.read<{ contract: string; entries: StoredEntry[] }>('copies')
    this.entries = kept?.entries ?? []
    if (!kept || kept.contract === this.contract) return
    for (const entry of this.entries) this.drop(entry)
    this.save()
  }

  private save(): void {
    this.phone.write('copies', { contract: this.contract, entries: this.entries })
  }
}

/** The names that the pieces of a copy lie under. */
function namesOf({ name, at, pieces }: StoredEntry): CacheKey[] {
  // With its time, so that pieces of two copies never meet.
  return Array.from({ length: pieces }, (_, no) => `copy ${name} ${at} ${no}` as const)
}
