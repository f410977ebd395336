import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { GoodsDetail } from '@/contract/goods/goods'
import type { CartStore } from '@/stores/cart/cart'
import type { OnStale } from '@/stores/cache/offlineCache'
import { Resource } from '@/stores/cache/resource'
import { ProductModel } from './product.model'

/** Loads a dish and creates its product model. */
export class ProductLoader {
  readonly detail: Resource<GoodsDetail>
  dish: ProductModel | undefined = undefined
  readonly #cart: Pick<CartStore, 'add' | 'countOf'>
  readonly #discount: () => number | undefined

  constructor(
    fetch: (onStale: OnStale) => Promise<GoodsDetail>,
    cart: Pick<CartStore, 'add' | 'countOf'>,
    discount: () => number | undefined,
  ) {
    this.#cart = cart
    this.#discount = discount
    this.detail = new Resource(fetch)
    makeAutoObservable(this, { dish: observableRef }, { autoBind: true })
  }

  /** Whether loading failed and can be retried. */
  get failed(): boolean {
    return !this.dish && this.detail.error !== undefined && !this.detail.loading
  }

  get staleSince(): number | undefined {
    return this.detail.staleSince
  }

  get error(): unknown {
    return this.detail.error
  }

  /** The loaded dish. */
  get goods(): GoodsDetail | undefined {
    return this.dish?.detail
  }

  /** Id of the invalid group. */
  get wanting(): string | undefined {
    return this.dish?.wanting
  }

  /** Loads the dish, or reloads it in another language. */
  async load(): Promise<void> {
    await this.detail.load()
    runInAction(() => this.take())
  }

  private take(): void {
    const { value } = this.detail
    if (value && this.dish) this.dish.translate(value)
    else if (value) this.dish = new ProductModel(value, this.#cart, this.#discount)
  }
}
