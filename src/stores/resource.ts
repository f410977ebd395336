import { makeAutoObservable, runInAction } from 'mobx'

/** One fetched thing: its value, or why there is none. A slow older answer never overwrites a newer one. */
export class Resource<T> {
  value: T | undefined = undefined
  error: unknown = undefined
  loading = false
  private turn = 0
  private last: Promise<void> | undefined = undefined

  constructor(private readonly fetch: () => Promise<T>) {
    makeAutoObservable<this, 'fetch' | 'turn' | 'last' | 'run'>(
      this,
      { fetch: false, turn: false, last: false, run: false, value: true },
      { autoBind: true, deep: false },
    )
  }

  /** Fetches anew. The old value stays until the new one is there. Never rejects: the error is kept here. */
  load(): Promise<void> {
    this.loading = true
    this.last = this.run(++this.turn)
    return this.last
  }

  /** Fetches unless the value is there, or on its way. */
  async start(): Promise<void> {
    if (this.value === undefined) await (this.loading ? this.last : this.load())
  }

  private async run(turn: number): Promise<void> {
    try {
      const value = await this.fetch()
      if (turn === this.turn) runInAction(() => this.set(value))
    } catch (error) {
      if (turn === this.turn) runInAction(() => this.fail(error))
    }
  }

  /** Puts in a value that came another way, for example the reply of a write. */
  set(value: T): void {
    this.turn += 1
    this.value = value
    this.error = undefined
    this.loading = false
  }

  private fail(error: unknown): void {
    this.error = error
    this.loading = false
  }
}
