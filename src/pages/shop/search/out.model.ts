import { makeAutoObservable, reaction, runInAction } from 'mobx'
import type { GoodsListModel } from '@/components/goods/goodsList.model'
import type { Reply } from '@/contract/endpoint'
import type { goodsContract } from '@/contract/goods/goods'
import type { GoodsRow } from '@/contract/goods/goodsRow'
import { debounce } from '@/domain/time/debounce'
import { Resource } from '@/stores/cache/resource'

/** Maximum number of stored recent searches. */
const MAX_RECENT = 8

/** Stores the recent searches on the phone, and reads the favourites. */
interface SearchStorage {
  read<T>(name: 'searches'): T | undefined
  write(name: 'searches', value: unknown): void
  favouriteIds(): readonly string[]
}

/** Searches the menu of a store for a dining type. */
export type Search = (keyword: string) => Promise<Reply<(typeof goodsContract)['search']>>

/** The calls of the searched menu. */
export interface MenuCalls {
  search: Search
  /** All dishes of the menu. */
  menu(): Promise<{ goods: readonly GoodsRow[] }>
}

interface SearchResults {
  keyword: string
  goods: readonly GoodsRow[]
}

/** State of a menu search: keyword, results and suggestions. */
export class SearchModel {
  keyword = ''
  /** Results of the last keyword. */
  readonly found: Resource<SearchResults>
  /** Words that the merchant suggests. */
  hot: string[] = []
  /** Dishes of these words, shown before typing. */
  popular: readonly GoodsRow[] = []
  /** Recent searches, newest first. */
  last: string[]
  private favouriteIds: readonly string[] = []
  /** Empty until there are favourites. */
  private menu: readonly GoodsRow[] = []
  readonly #findSoon = debounce(() => void this.found.load())
  readonly #calls: MenuCalls
  readonly #storage: SearchStorage

  constructor(
    calls: MenuCalls,
    storage: SearchStorage,
    readonly list: GoodsListModel,
  ) {
    this.#calls = calls
    this.#storage = storage
    this.last = storage.read<string[]>('searches') ?? []
    this.found = new Resource(() => this.fetch())
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get trimmedKeyword(): string {
    return this.keyword.trim()
  }

  /** Dishes of this menu that the guest marked with a heart, the newest first. */
  get favourites(): readonly GoodsRow[] {
    return this.favouriteIds.flatMap((id) => this.menu.find((goods) => goods.id === id) ?? [])
  }

  /** Results of the current keyword; undefined without keyword or reply. */
  get shown(): SearchResults | undefined {
    return this.trimmedKeyword ? this.found.value : undefined
  }

  /** Follows the guest's typing. */
  type(keyword: string): void {
    this.keyword = keyword
    if (this.trimmedKeyword) this.#findSoon.call()
    else this.#findSoon.cancel()
  }

  /** Searches at once: the search key, or a suggested word. */
  search(keyword = this.keyword): void {
    this.type(keyword)
    this.#findSoon.cancel()
    if (!this.trimmedKeyword) return
    this.remember()
    void this.found.load()
  }

  /** Adds a successful keyword to the recent searches. */
  remember(): void {
    const { trimmedKeyword } = this
    if (!trimmedKeyword) return
    this.last = [trimmedKeyword, ...this.last.filter((each) => each !== trimmedKeyword)].slice(0, MAX_RECENT)
    this.#storage.write('searches', this.last)
  }

  forget(): void {
    this.last = []
    this.#storage.write('searches', undefined)
  }

  /** Reloads all texts: at the start, and in another language. */
  async load(): Promise<void> {
    if (this.trimmedKeyword) await this.found.load()
    else {
      this.favouriteIds = this.#storage.favouriteIds()
      await Promise.all([this.suggest(), this.loadMenu()])
    }
  }

  /** Reads the favourites again, which a dish may have changed; the menu is requested only when there is none yet. */
  async followFavourites(): Promise<void> {
    this.favouriteIds = this.#storage.favouriteIds()
    if (this.menu.length === 0) await this.loadMenu()
  }

  /** Updates the list with the results before rendering, until the returned function is called. */
  start(): () => void {
    return reaction(
      () => this.found.value,
      (found) => found && this.layOut(found),
    )
  }

  private layOut({ goods }: SearchResults): void {
    this.list.show([{ id: 'found', name: '', note: '', feature: false, goods }])
  }

  /** The dishes of the favourites, which are optional: a failure is ignored. */
  private async loadMenu(): Promise<void> {
    if (this.favouriteIds.length === 0) return
    const { goods } = await this.#calls.menu().catch(() => ({ goods: this.menu }))
    runInAction(() => (this.menu = goods))
  }

  /** Suggestions are optional: failures are ignored. */
  private async suggest(): Promise<void> {
    const { list, hot } = await this.#calls.search('').catch(() => ({ list: [], hot: [] }))
    runInAction(() => {
      this.hot = hot
      this.popular = list
    })
  }

  private async fetch(): Promise<SearchResults> {
    const { trimmedKeyword } = this
    const { list, hot } = await this.#calls.search(trimmedKeyword)
    runInAction(() => (this.hot = hot))
    return { keyword: trimmedKeyword, goods: list }
  }
}
