import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import { ORDER_TYPE_FLAGS, orderTypeOf, OUT_TYPES, type OrderTypeFlag, type OutType } from '@/domain/cart/cartKind'
import type { DiningType } from '@/contract/fields'
import type { storeContract, StoreDetail } from '@/contract/store/store'
import type { OfflineCache, OnStale } from './cache/offlineCache'
import type { KeyValueStorage } from './config/locale'
import { Resource } from './cache/resource'

interface StoreListQuery {
  /** Coordinates of the guest, degrees; empty while unknown. */
  place: { lat?: number; lng?: number }
}

/** The current store and the chosen dining type. */
export class ShopStore {
  /** Empty until a store is known. */
  id = ''
  readonly info: Resource<StoreDetail>
  private wanted: OutType = 'delivery'
  readonly #remote: Client<typeof storeContract>
  readonly #storage: KeyValueStorage
  readonly #place: () => StoreListQuery
  /** Whether the merchant offers a dining type at all. */
  readonly #has: (type: DiningType) => boolean
  readonly #offlineCache: Pick<OfflineCache, 'networkFirstForUser' | 'storeForUser'>

  constructor(
    remote: Client<typeof storeContract>,
    storage: KeyValueStorage,
    place: () => StoreListQuery,

    has: (type: DiningType) => boolean,
    offlineCache: Pick<OfflineCache, 'networkFirstForUser' | 'storeForUser'>,
  ) {
    this.#remote = remote
    this.#storage = storage
    this.#place = place
    this.#has = has
    this.#offlineCache = offlineCache
    this.id = storage.read<string>('shopId') ?? ''
    this.wanted = orderTypeOf(storage.read<OrderTypeFlag>('orderType')) ?? 'delivery'
    this.info = new Resource((onStale) => this.fetch(onStale))
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The takeaway dining types that this store offers. */
  get outTypes(): OutType[] {
    const offered = this.info.value?.dining.map((offer) => offer.type) ?? []
    return OUT_TYPES.filter((type) => offered.includes(type) && this.#has(type))
  }

  /** The chosen dining type, or the first one that the store offers. */
  get outType(): OutType {
    const [first] = this.outTypes
    return !first || this.outTypes.includes(this.wanted) ? this.wanted : first
  }

  chooseOutType(type: OutType): void {
    this.wanted = type
    this.#storage.write('orderType', ORDER_TYPE_FLAGS[type])
  }

  /** Switches to another store, which is remembered once it is found. */
  async enter(id: string): Promise<void> {
    this.id = id
    await this.info.load()
  }

  /** Ensures that a store is selected, for pages that need one: that of the link, or the default one. */
  async start(id?: string): Promise<void> {
    await (id && id !== this.id ? this.enter(id) : this.info.start())
  }

  private async fetch(onStale: OnStale): Promise<StoreDetail> {
    const { place } = this.#place()
    const { id: storeId } = this
    // Whether a store is a favourite depends on the user and is not cached.
    if (storeId) {
      const found = await this.#offlineCache.networkFirstForUser(
        storeCopy(storeId),
        () => this.#remote.detail({ storeId, ...place }),
        onStale,
      )
      if (this.id === storeId) this.#storage.write('shopId', storeId)
      return found
    }
    const detail = await this.#offlineCache.storeForUser(
      () => this.#remote.default(place),
      ({ id }) => storeCopy(id),
    )
    // The guest may have chosen a store during the request.
    if (!this.id) {
      runInAction(() => (this.id = detail.id))
      this.#storage.write('shopId', detail.id)
    }
    return detail
  }
}

/** Cache key of a store. */
export const storeCopy = (storeId: string) => `store ${storeId}`
