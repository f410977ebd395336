import { makeAutoObservable } from 'mobx'
import type { Client } from '@/api/client'
import type { InStoreCheckout, inStoreContract } from '@/contract/inStore'
import type { InStoreOwner } from '@/stores/cart/cartRemote'
import { type Desk, type Keep, Placing } from '../parts/checkout/placing.model'

/** Whose dishes of a shared cart are ordered. */
export type Scope = 'mine' | 'all'

interface Wish extends InStoreOwner {
  scope: Scope | undefined
  remark: string
}

/** What the checkout reads of the rest of the app. */
interface CheckoutContext {
  remark: () => string
  /** Whose dishes are meant at first. */
  scope: Scope | undefined
}

/** An order in the house: what of the cart is meant, and whether it is packed. */
export class DineInOrderModel {
  /** Undefined: as the table pays, own dishes first or all of them together. */
  scope: Scope | undefined
  readonly placing: Placing<Wish, InStoreCheckout>
  readonly #remote: Pick<Client<typeof inStoreContract>, 'checkout' | 'create' | 'packAll'>
  readonly #owner: InStoreOwner
  readonly #around: CheckoutContext
  readonly #keep: Keep

  constructor(
    remote: Pick<Client<typeof inStoreContract>, 'checkout' | 'create' | 'packAll'>,
    owner: InStoreOwner,
    around: CheckoutContext,
    keep: Keep,
  ) {
    this.#remote = remote
    this.#owner = owner
    this.#around = around
    this.#keep = keep
    this.scope = around.scope
    const desk: Desk<Wish, InStoreCheckout> = {
      price: (wish) => remote.checkout(wish),
      create: (body, options) => remote.create(body, options),
    }
    this.placing = new Placing(desk, () => this.wish(), keep)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** All that is ordered is packed to take along. */
  get packed(): boolean {
    const lines = this.placing.checkout.value?.lines ?? []
    return lines.length > 0 && lines.every(({ packed }) => packed)
  }

  async choose(scope: Scope): Promise<void> {
    this.scope = scope
    await this.placing.checkout.load()
  }

  /** Has all that is ordered packed, or none of it; whose dishes are not ordered now are left as they are. */
  async pack(pack: boolean, scope: Scope): Promise<void> {
    await this.#remote.packAll({ ...this.#owner, pack, scope }, { key: this.#keep.newKey() })
    await this.placing.checkout.load()
  }

  /** Prices it anew when the table has changed since: `version` is its latest. */
  follow(version: string): void {
    const { value, loading } = this.placing.checkout
    if (value && !loading && value.version !== version) void this.placing.checkout.load()
  }

  private wish(): Wish {
    return { ...this.#owner, scope: this.scope, remark: this.#around.remark() }
  }
}
