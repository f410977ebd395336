import { OfflineError, TimeoutError } from '@/api/errors'
import type { Room } from '@/platform/copyRoom'

/** Where copies lie on the phone. `write` tells whether the phone took it; undefined forgets. */
export interface CopyKeep {
  read<T>(name: CopyName): T | undefined
  write(name: CopyName, value: unknown): boolean
}

export type CopyName = 'copies' | `copy ${string}`

/** What decides whose copies may be shown, and in which language they were said. */
interface Around {
  locale(): string
  /** Id of the user; empty for a guest. */
  user(): string
  /** Names the shape of what the server says: copies of another shape are not read. */
  contract: string
  room: Room
}

/** What came at `at`, ms since 1970, and was kept. */
export interface Copy<V> {
  value: V
  at: number
}

/** Called by a fetch that hands over a copy of `at`, ms since 1970, as the network brought nothing. */
export type Old = (at: number) => void

/** One copy that lies on the phone: as text in pieces, because hosts limit what one name may hold. */
interface Entry {
  name: string
  at: number
  /** Characters. */
  size: number
  pieces: number
  /** Whose it is; absent for what everybody sees. */
  user?: string | undefined
}

type Waiting = Copy<unknown> & { user?: string | undefined }

/** A copy is written this long after it came: the screen goes first, and quick answers are written once, milliseconds. */
const LATER_MS = 1000

/** The network did not bring an answer; whatever the server said is not this. */
export function unreached(error: unknown): boolean {
  return error instanceof OfflineError || error instanceof TimeoutError
}

/**
 * The last good copies of what the server said, on the phone: what is shown when the network brings nothing. The oldest make room for the
 * newest. A phone that is full or forbids storing loses them silently.
 */
export class Copies {
  private readonly waiting = new Map<string, Waiting>()
  private entries: Entry[] = []

  constructor(
    private readonly phone: CopyKeep,
    private readonly around: Around,
    private readonly now: () => number = Date.now,
    private readonly later: (work: () => void) => void = (work) => void setTimeout(work, LATER_MS),
  ) {}

  /** What `work` brings, which is kept; or what it brought last, when the network brings nothing. `old` is then told. */
  async last<V>(name: string, work: () => Promise<V>, old: Old): Promise<V> {
    return this.through(this.nameOf(name), undefined, work, old)
  }

  /** As `last`, for what concerns one guest alone: nobody else sees the copy, and it goes when they sign out. */
  async lastOfMine<V>(name: string, work: () => Promise<V>, old: Old): Promise<V> {
    return this.through(this.nameOf(name), this.around.user(), work, old)
  }

  /** Keeps what came another way. */
  keep(name: string, value: unknown): void {
    this.put(this.nameOf(name), value, undefined)
  }

  /** Keeps what `work` brings, which concerns one guest alone, under a name that it may tell itself. */
  async keepMine<V>(work: () => Promise<V>, name: (value: V) => string): Promise<V> {
    const user = this.around.user()
    const value = await work()
    this.putFor(user, this.nameOf(name(value)), value)
    return value
  }

  /** The copy that everybody may see under a name. */
  read<V>(name: string): Copy<V> | undefined {
    return this.get(this.nameOf(name), undefined)
  }

  /** Drops what concerned the guest who was here. */
  forgetMine(): void {
    this.look()
    for (const [name, { user }] of this.waiting) if (user !== undefined) this.waiting.delete(name)
    for (const entry of this.entries.filter(({ user }) => user !== undefined)) this.drop(entry)
    this.save()
  }

  /** Writes what waits. */
  readonly flush = (): void => {
    if (this.waiting.size === 0) return
    this.look()
    for (const [name, copy] of this.waiting) this.write(name, copy)
    this.waiting.clear()
    this.save()
  }

  private nameOf(name: string): string {
    return `${name} ${this.around.locale()}`
  }

  private async through<V>(name: string, user: string | undefined, work: () => Promise<V>, old: Old): Promise<V> {
    try {
      const value = await work()
      this.putFor(user, name, value)
      return value
    } catch (error) {
      const copy = unreached(error) ? this.get<V>(name, user) : undefined
      if (!copy) throw error
      old(copy.at)
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

  private get<V>(name: string, user: string | undefined): Copy<V> | undefined {
    const copy = this.waiting.get(name) ?? this.find(name)
    return copy && copy.user === user && (user === undefined || user === this.around.user())
      ? { value: copy.value as V, at: copy.at }
      : undefined
  }

  private find(name: string): Waiting | undefined {
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

  private write(name: string, { value, at, user }: Waiting): void {
    const { piece, copy, all } = this.around.room
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

  /** Sees what lies on the phone, where another window may have been meanwhile. Copies of another contract are cleared away. */
  private look(): void {
    const kept = this.phone.read<{ contract: string; entries: Entry[] }>('copies')
    this.entries = kept?.entries ?? []
    if (kept && kept.contract !== this.around.contract) for (const entry of this.entries) this.drop(entry)
  }

  private save(): void {
    this.phone.write('copies', { contract: this.around.contract, entries: this.entries })
  }
}

/** The names that the pieces of a copy lie under. */
function namesOf({ name, at, pieces }: Entry): CopyName[] {
  // With its time, so that pieces of two copies never meet.
  return Array.from({ length: pieces }, (_, no) => `copy ${name} ${at} ${no}` as const)
}
