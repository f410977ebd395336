import type { Room } from '@/platform/storage/copyRoom'

/** Where copies lie on the phone. `write` tells whether the phone took it; undefined forgets. */
export interface CopyKeep {
  read<T>(name: CopyName): T | undefined
  write(name: CopyName, value: unknown): boolean
}

export type CopyName = 'copies' | `copy ${string}`

/** What came at `at`, ms since 1970, and was kept. */
export interface Copy<V> {
  value: V
  at: number
}

/** A copy, and whose it is; absent for what everybody sees. */
export type Owned = Copy<unknown> & { user?: string | undefined }

/** One copy that lies on the phone: as text in pieces, because hosts limit what one name may hold. */
interface Entry {
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
export class CopyShelf {
  private entries: Entry[] = []

  constructor(
    private readonly phone: CopyKeep,
    private readonly contract: string,
    private readonly room: Room,
  ) {}

  find(name: string): Owned | undefined {
    this.look()
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
  put(copies: Iterable<[name: string, copy: Owned]>): void {
    this.look()
    for (const [name, copy] of copies) this.write(name, copy)
    this.save()
  }

  /** Drops what is not everybody's. */
  dropOwned(): void {
    this.look()
    for (const entry of this.entries.filter(({ user }) => user !== undefined)) this.drop(entry)
    this.save()
  }

  private write(name: string, { value, at, user }: Owned): void {
    const { piece, copy, all } = this.room
    for (const known of this.entries.filter((each) => each.name === name)) this.drop(known)
    const text = JSON.stringify(value)
    if (text.length > copy) return
    const entry: Entry = { name, at, size: text.length, pieces: Math.ceil(text.length / piece), user }
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

  private drop(entry: Entry): void {
    for (const piece of namesOf(entry)) this.phone.write(piece, undefined)
    this.entries = this.entries.filter((each) => each !== entry)
  }

  /** Sees what lies on the phone, where another window may have been meanwhile. */
  private look(): void {
    const kept = this.phone.read<{ contract: string; entries: Entry[] }>('copies')
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
function namesOf({ name, at, pieces }: Entry): CopyName[] {
  // With its time, so that pieces of two copies never meet.
  return Array.from({ length: pieces }, (_, no) => `copy ${name} ${at} ${no}` as const)
}
