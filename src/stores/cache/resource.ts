import { makeAutoObservable, runInAction } from 'mobx'
import { unreached, type Old } from './copies'

/** One fetched thing: its value, or why there is none. A slow older answer never overwrites a newer one. */
export class Resource<T> {
  value: T | undefined = undefined
  error: unknown = undefined
  loading = false
  /** When the value came, ms since 1970, if the network has not brought a newer one when it was asked for. */
  asOf: number | undefined = undefined
  private cameAt = 0
  private turn = 0
  private last: Promise<void> | undefined = undefined

  constructor(private readonly fetch: (old: Old) => Promise<T>) {
    makeAutoObservable<this, 'fetch' | 'cameAt' | 'turn' | 'last' | 'run'>(
      this,
      { fetch: false, cameAt: false, turn: false, last: false, run: false, value: true },
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

  /** Fetches anew once it was asked for before: also when it is on its way, or failed. */
  async renew(): Promise<void> {
    if (this.last) await this.load()
  }

  private async run(turn: number): Promise<void> {
    try {
      let asOf: number | undefined
      const value = await this.fetch((at) => (asOf = Math.min(at, asOf ?? at)))
      if (turn === this.turn) runInAction(() => this.set(value, asOf))
    } catch (error) {
      if (turn === this.turn) runInAction(() => this.fail(error))
    }
  }

  /** Puts in a value that came another way, for example the reply of a write; `asOf` tells when a copy came. */
  set(value: T, asOf?: number): void {
    this.turn += 1
    this.value = value
    this.asOf = asOf
    this.cameAt = asOf ?? Date.now()
    this.error = undefined
    this.loading = false
  }

  private fail(error: unknown): void {
    this.error = error
    this.loading = false
    if (this.value !== undefined && unreached(error)) this.asOf = this.cameAt
  }
}
