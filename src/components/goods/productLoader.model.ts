import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { GoodsDetail } from '@/contract/goods'
import type { CartStore } from '@/stores/cart/cart'
import type { OnStale } from '@/stores/cache/offlineCache'
import { Resource } from '@/stores/cache/resource'
import { ProductModel } from './product.model'

/** A dish on its way, and what is chosen of it as soon as it is there. */
export class ProductLoader {
  readonly detail: Resource<GoodsDetail>
  dish: ProductModel | undefined = undefined
  readonly #cart: Pick<CartStore, 'add' | 'countOf'>
  readonly #member: () => boolean

  constructor(
    fetch: (onStale: OnStale) => Promise<GoodsDetail>,
    cart: Pick<CartStore, 'add' | 'countOf'>,
    member: () => boolean,
  ) {
    this.#cart = cart
    this.#member = member
    this.detail = new Resource(fetch)
    makeAutoObservable(this, { dish: observableRef }, { autoBind: true })
  }

  /** There is nothing to show, and trying again is up to the guest. */
  get failed(): boolean {
    return !this.dish && this.detail.error !== undefined && !this.detail.loading
  }

  get staleSince(): number | undefined {
    return this.detail.staleSince
  }

  get error(): unknown {
    return this.detail.error
  }

  /** The dish, once it is there. */
  get goods(): GoodsDetail | undefined {
    return this.dish?.detail
  }

  /** Id of the group that the guest must see to. */
  get wanting(): string | undefined {
    return this.dish?.wanting
  }

  /** Reads the dish, or reads it again in another language. */
  async load(): Promise<void> {
    await this.detail.load()
    runInAction(() => this.take())
  }

  private take(): void {
    const { value } = this.detail
    if (value && this.dish) this.dish.translate(value)
    else if (value) this.dish = new ProductModel(value, this.#cart, this.#member)
  }
}
