import { makeAutoObservable, runInAction } from 'mobx'
import { isNetworkError, type OnStale } from './offlineCache'

interface Page<T> {
  list: T[]
  total: number
}

/** A list that is fetched page by page. Pages are counted from 1. */
export class PagedList<T> {
  items: T[] = []
  total: number | undefined = undefined
  error: unknown = undefined
  loading = false
  /** When the list came, ms since 1970, if the network has not brought a newer one when it was asked for. */
  staleSince: number | undefined = undefined
  #fetchedAt = 0
  #page = 0
  #revision = 0
  readonly #fetch: (page: number, onStale: OnStale) => Promise<Page<T>>

  constructor(fetch: (page: number, onStale: OnStale) => Promise<Page<T>>) {
    this.#fetch = fetch
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** There is nothing in the list, and that is known. */
  get empty() {
    return this.total === 0
  }

  get complete() {
    return this.total !== undefined && this.items.length >= this.total
  }

  /** Starts anew with the first page; the old items stay until it is there. */
  async load(): Promise<void> {
    await this.get(1)
  }

  /** Fetches the next page, unless one is on its way or there is none. */
  async more(): Promise<void> {
    if (!this.loading && !this.complete) await this.get(this.#page + 1)
  }

  /** Fetches anew all pages that are there, for lists that change while they are looked at. They are exchanged as a whole. */
  async renew(): Promise<void> {
    if (this.loading || this.#page === 0) return
    const revision = (this.#revision += 1)
    const last = this.#page
    try {
      const pages: Page<T>[] = []
      let staleSince: number | undefined
      for (let page = 1; page <= last; page += 1) pages.push(await this.#fetch(page, (at) => (staleSince = at)))
      if (revision === this.#revision) runInAction(() => this.exchange(pages, staleSince))
    } catch (error) {
      // What is shown stays until the next time.
      if (revision === this.#revision) runInAction(() => this.markStale(error))
    }
  }

  private exchange(pages: readonly Page<T>[], staleSince: number | undefined): void {
    this.items = pages.flatMap(({ list }) => list)
    for (const { total } of pages) this.total = total
    this.error = undefined
    this.date(staleSince)
  }

  private async get(page: number): Promise<void> {
    const revision = (this.#revision += 1)
    this.loading = true
    try {
      let staleSince: number | undefined
      const { list, total } = await this.#fetch(page, (at) => (staleSince = at))
      if (revision !== this.#revision) return
      runInAction(() => {
        this.append(page, list, total)
        if (page === 1) this.date(staleSince)
      })
    } catch (error) {
      if (revision === this.#revision) runInAction(() => this.fail(error))
    }
  }

  private append(page: number, list: T[], total: number): void {
    this.items = page === 1 ? list : [...this.items, ...list]
    this.total = total
    this.#page = page
    this.error = undefined
    this.loading = false
  }

  private date(staleSince: number | undefined): void {
    this.staleSince = staleSince
    this.#fetchedAt = staleSince ?? Date.now()
  }

  private fail(error: unknown): void {
    this.error = error
    this.loading = false
    this.markStale(error)
  }

  /** Without network, what is shown is as old as it is. */
  private markStale(error: unknown): void {
    if (this.total !== undefined && isNetworkError(error)) this.staleSince = this.#fetchedAt
  }
}
