import { makeAutoObservable, runInAction } from 'mobx'
import { isNetworkError, type OnStale } from './offlineCache'

/** A fetched value with its loading and error state. An older reply never overwrites a newer one. */
export class Resource<T> {
  value: T | undefined = undefined
  error: unknown = undefined
  loading = false
  /** Time of the cached reply, ms since 1970; undefined for a fresh one. */
  staleSince: number | undefined = undefined
  #fetchedAt = 0
  #revision = 0
  #last: Promise<void> | undefined = undefined
  readonly #fetch: (onStale: OnStale) => Promise<T>

  constructor(fetch: (onStale: OnStale) => Promise<T>) {
    this.#fetch = fetch
    makeAutoObservable(this, { value: true }, { autoBind: true, deep: false })
  }

  /** Fetches again and shows the old value until the new one arrives. Never rejects: sets `error` instead. */
  load(): Promise<void> {
    this.loading = true
    this.#last = this.run((this.#revision += 1))
    return this.#last
  }

  /** Fetches unless the value is loaded or loading. */
  async start(): Promise<void> {
    if (this.value === undefined) await (this.loading ? this.#last : this.load())
  }

  /** Fetches again if it was requested before, also while loading or after a failure. */
  async renew(): Promise<void> {
    if (this.#last) await this.load()
  }

  private async run(revision: number): Promise<void> {
    try {
      let staleSince: number | undefined
      const value = await this.#fetch((at) => (staleSince = Math.min(at, staleSince ?? at)))
      if (revision === this.#revision) runInAction(() => this.set(value, staleSince))
    } catch (error) {
      if (revision === this.#revision) runInAction(() => this.fail(error))
    }
  }

  /** Sets a value from another source, for example the reply of a write; `staleSince` is the time of a cached one. */
  set(value: T, staleSince?: number): void {
    this.#revision += 1
    this.value = value
    this.staleSince = staleSince
    this.#fetchedAt = staleSince ?? Date.now()
    this.error = undefined
    this.loading = false
  }

  private fail(error: unknown): void {
    this.error = error
    this.loading = false
    if (this.value !== undefined && isNetworkError(error)) this.staleSince = this.#fetchedAt
  }
}
