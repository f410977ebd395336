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
  /** Time of the cached reply, ms since 1970; undefined for a fresh one. */
  staleSince: number | undefined = undefined
  #fetchedAt = 0
  #page = 0
  #revision = 0
  readonly #fetch: (page: number, onStale: OnStale) => Promise<Page<T>>

  constructor(fetch: (page: number, onStale: OnStale) => Promise<Page<T>>) {
    this.#fetch = fetch
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Whether the list was loaded and is empty. */
  get empty() {
    return this.total === 0
  }

  get complete() {
    return this.total !== undefined && this.items.length >= this.total
  }

  /** Reloads the first page; the old items stay until the reply. */
  async load(): Promise<void> {
    await this.get(1)
  }

  /** Fetches the next page, unless a request is pending or there is none. */
  async more(): Promise<void> {
    if (!this.loading && !this.complete) await this.get(this.#page + 1)
  }

  /** Reloads all loaded pages and replaces the list at once, for lists that change while they are shown. */
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
      // The current items stay until the next refresh.
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

  /** Without network the shown items keep their time. */
  private markStale(error: unknown): void {
    if (this.total !== undefined && isNetworkError(error)) this.staleSince = this.#fetchedAt
  }
}
