import { makeAutoObservable, runInAction } from 'mobx'

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
  private page = 0
  private turn = 0

  constructor(private readonly fetch: (page: number) => Promise<Page<T>>) {
    makeAutoObservable<this, 'fetch' | 'turn' | 'page'>(
      this,
      { fetch: false, turn: false, page: false },
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
      for (let page = 1; page <= last; page += 1) pages.push(await this.fetch(page))
      if (turn === this.turn) runInAction(() => this.exchange(pages))
    } catch {
      // What is shown stays until the next time.
    }
  }

  private exchange(pages: readonly Page<T>[]): void {
    this.items = pages.flatMap(({ list }) => list)
    for (const { total } of pages) this.total = total
    this.error = undefined
  }

  private async get(page: number): Promise<void> {
    const turn = ++this.turn
    this.loading = true
    try {
      const { list, total } = await this.fetch(page)
      if (turn === this.turn) runInAction(() => this.take(page, list, total))
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

  private fail(error: unknown): void {
    this.error = error
    this.loading = false
  }
}
