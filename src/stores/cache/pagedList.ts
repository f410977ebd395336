import { makeAutoObservable, runInAction } from 'mobx'
import { unreached, type Old } from './copies'

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
  asOf: number | undefined = undefined
  private cameAt = 0
  private page = 0
  private turn = 0

  constructor(private readonly fetch: (page: number, old: Old) => Promise<Page<T>>) {
    makeAutoObservable<this, 'fetch' | 'cameAt' | 'turn' | 'page'>(
      this,
      { fetch: false, cameAt: false, turn: false, page: false },
      { autoBind: true, deep: false },
    )
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
    if (!this.loading && !this.complete) await this.get(this.page + 1)
  }

  /** Fetches anew all pages that are there, for lists that change while they are looked at. They are exchanged as a whole. */
  async renew(): Promise<void> {
    if (this.loading || this.page === 0) return
    const turn = ++this.turn
    const last = this.page
    try {
      const pages: Page<T>[] = []
      let asOf: number | undefined
      for (let page = 1; page <= last; page += 1) pages.push(await this.fetch(page, (at) => (asOf = at)))
      if (turn === this.turn) runInAction(() => this.exchange(pages, asOf))
    } catch (error) {
      // What is shown stays until the next time.
      if (turn === this.turn) runInAction(() => this.age(error))
    }
  }

  private exchange(pages: readonly Page<T>[], asOf: number | undefined): void {
    this.items = pages.flatMap(({ list }) => list)
    for (const { total } of pages) this.total = total
    this.error = undefined
    this.date(asOf)
  }

  private async get(page: number): Promise<void> {
    const turn = ++this.turn
    this.loading = true
    try {
      let asOf: number | undefined
      const { list, total } = await this.fetch(page, (at) => (asOf = at))
      if (turn !== this.turn) return
      runInAction(() => {
        this.take(page, list, total)
        if (page === 1) this.date(asOf)
      })
    } catch (error) {
      if (turn === this.turn) runInAction(() => this.fail(error))
    }
  }

  private take(page: number, list: T[], total: number): void {
    this.items = page === 1 ? list : [...this.items, ...list]
    this.total = total
    this.page = page
    this.error = undefined
    this.loading = false
  }

  private date(asOf: number | undefined): void {
    this.asOf = asOf
    this.cameAt = asOf ?? Date.now()
  }

  private fail(error: unknown): void {
    this.error = error
    this.loading = false
    this.age(error)
  }

  /** Without network, what is shown is as old as it is. */
  private age(error: unknown): void {
    if (this.total !== undefined && unreached(error)) this.asOf = this.cameAt
  }
}
