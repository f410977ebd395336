import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { storeContract, StoreInfo } from '@/contract/store/store'
import { debounce } from '@/domain/time/debounce'
import { Resource } from '@/stores/cache/resource'

/** Which stores are shown. */
export type Only = 'all' | 'collected' | 'frequent'

interface StoreListQuery {
  /** Coordinates of the guest, degrees; empty while unknown. */
  place: { lat?: number; lng?: number }
  /** Only stores in this city or district. */
  city: { id: string } | undefined
}

/** The list of stores: searched, filtered by favourites or earlier orders, nearest first. */
export class StoresModel {
  keyword = ''
  only: Only = 'all'
  /** The stores are also shown on a map. */
  mapShown = false
  /** The store that was tapped on the map. */
  found = ''
  /** The closed store that the guest must confirm. */
  requestedStore: StoreInfo | undefined = undefined
  readonly list: Resource<StoreInfo[]>
  readonly #loadSoon = debounce(() => void this.list.load())
  /** The pending change of favourites: lists are requested after it. */
  #saving: Promise<unknown> = Promise.resolve()
  readonly #remote: Pick<Client<typeof storeContract>, 'list' | 'collect'>
  readonly #place: () => StoreListQuery

  constructor(remote: Pick<Client<typeof storeContract>, 'list' | 'collect'>, place: () => StoreListQuery) {
    this.#remote = remote
    this.#place = place
    this.list = new Resource(() => this.fetch())
    makeAutoObservable(this, {}, { autoBind: true })
  }

  search(keyword: string): void {
    this.keyword = keyword
    this.#loadSoon.call()
  }

  narrow(only: Only): void {
    this.only = only
    void this.list.load()
  }

  showAll(): void {
    this.keyword = ''
    this.narrow('all')
  }

  showMap(shown: boolean): void {
    this.mapShown = shown
    if (!shown) this.found = ''
  }

  find(storeId: string): void {
    this.found = storeId
  }

  /** The stores in the order they are listed: one that was tapped on the map comes first. */
  listed(stores: readonly StoreInfo[]): StoreInfo[] {
    return [...stores.filter(({ id }) => id === this.found), ...stores.filter(({ id }) => id !== this.found)]
  }

  ask(store: StoreInfo | undefined): void {
    this.requestedStore = store
  }

  /** Adds a store to the favourites or removes it; optimistic, reverted when the server rejects it. */
  async toggle({ id, isCollect }: StoreInfo): Promise<void> {
    this.mark(id, !isCollect)
    const saved = this.#remote.collect({ storeId: id, collect: !isCollect })
    this.#saving = saved.catch(() => undefined)
    try {
      await saved
    } catch (error) {
      runInAction(() => this.mark(id, isCollect))
      throw error
    }
  }

  private mark(id: string, isCollect: boolean): void {
    this.list.set((this.list.value ?? []).map((store) => (store.id === id ? { ...store, isCollect } : store)))
  }

  private async fetch(): Promise<StoreInfo[]> {
    await this.#saving
    const { place, city } = this.#place()
    const { list } = await this.#remote.list({ ...place, keyword: this.keyword, only: this.only, regionId: city?.id })
    return list
  }
}
