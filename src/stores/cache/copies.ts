import { OfflineError, TimeoutError } from '@/api/errors'
import type { Room } from '@/platform/storage/copyRoom'
import { type Copy, type CopyKeep, CopyShelf, type Owned } from './copyShelf'

/** What decides whose copies may be shown, and in which language they were said. */
interface Around {
  locale(): string
  /** Id of the user; empty for a guest. */
  user(): string
  /** Names the shape of what the server says: copies of another shape are not read. */
  contract: string
  room: Room
}

/** Called by a fetch that hands over a copy of `at`, ms since 1970, as the network brought nothing. */
export type Old = (at: number) => void

/** A copy is written this long after it came: the screen goes first, and quick answers are written once, milliseconds. */
const LATER_MS = 1000

/** The network did not bring an answer; whatever the server said is not this. */
export function unreached(error: unknown): boolean {
  return error instanceof OfflineError || error instanceof TimeoutError
}

/** The last good copies of what the server said, on the phone: what is shown when the network brings nothing. */
export class Copies {
  private readonly waiting = new Map<string, Owned>()
  private readonly shelf: CopyShelf

  constructor(
    phone: CopyKeep,
    private readonly around: Around,
    private readonly now: () => number = Date.now,
    private readonly later: (work: () => void) => void = (work) => void setTimeout(work, LATER_MS),
  ) {
    this.shelf = new CopyShelf(phone, around.contract, around.room)
  }

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

  /** Keeps what `work` brings, which concerns one guest alone, under a name that it may tell itself; without a name it is not kept. */
  async keepMine<V>(work: () => Promise<V>, name: (value: V) => string | undefined): Promise<V> {
    const user = this.around.user()
    const value = await work()
    const called = name(value)
    if (called !== undefined) this.putFor(user, this.nameOf(called), value)
    return value
  }

  /** The copy that everybody may see under a name. */
  read<V>(name: string): Copy<V> | undefined {
    return this.get(this.nameOf(name), undefined)
  }

  /** Drops what concerned the guest who was here. */
  forgetMine(): void {
    for (const [name, { user }] of this.waiting) if (user !== undefined) this.waiting.delete(name)
    this.shelf.dropOwned()
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
    const copy = this.waiting.get(name) ?? this.shelf.find(name)
    return copy && copy.user === user && (user === undefined || user === this.around.user())
      ? { value: copy.value as V, at: copy.at }
      : undefined
  }
}
