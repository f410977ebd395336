import { makeAutoObservable, runInAction } from 'mobx'
import { isNetworkError, type OnStale } from './offlineCache'

/** One fetched thing: its value, or why there is none. A slow older answer never overwrites a newer one. */
export class Resource<T> {
  value: T | undefined = undefined
  error: unknown = undefined
  loading = false
  /** When the value came, ms since 1970, if the network has not brought a newer one when it was asked for. */
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

  /** Fetches unless the value is there, or on its way. */
  async start(): Promise<void> {
    if (this.value === undefined) await (this.loading ? this.#last : this.load())
  }

  /** Fetches anew once it was asked for before: also when it is on its way, or failed. */
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

  /** Puts in a value that came another way, for example the reply of a write; `asOf` tells when a copy came. */
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
