import { makeAutoObservable } from 'mobx'
import type { Client } from '@/api/client'
import type { InStoreCheckout, inStoreContract } from '@/contract/inStore/inStore'
import type { InStoreOwner } from '@/stores/cart/cartRemote'
import { MemberMoneyChoice, type MemberMoneyFields } from '../parts/checkout/memberMoney.model'
import { type CheckoutApi, type AttemptStorage, Placing } from '../parts/checkout/placing.model'

/** The participants whose dishes of a shared cart are ordered. */
export type Scope = 'mine' | 'all'

interface CheckoutRequest extends InStoreOwner, MemberMoneyFields {
  scope: Scope | undefined
  remark: string
}

/** App state that the checkout reads. */
interface CheckoutContext {
  remark: () => string
  /** The initially selected participants. */
  scope: Scope | undefined
}

/** State of a dine-in checkout: ordered part of the cart, and packaging. */
export class DineInOrderModel {
  /** Undefined: own dishes when the table pays in advance, all dishes otherwise. */
  scope: Scope | undefined
  readonly memberMoney: MemberMoneyChoice
  readonly placing: Placing<CheckoutRequest, InStoreCheckout>
  readonly #remote: Pick<Client<typeof inStoreContract>, 'checkout' | 'create' | 'packAll'>
  readonly #owner: InStoreOwner
  readonly #context: CheckoutContext
  readonly #storage: AttemptStorage

  constructor(
    remote: Pick<Client<typeof inStoreContract>, 'checkout' | 'create' | 'packAll'>,
    owner: InStoreOwner,
    context: CheckoutContext,
    storage: AttemptStorage,
  ) {
    this.#remote = remote
    this.#owner = owner
    this.#context = context
    this.#storage = storage
    this.scope = context.scope
    const api: CheckoutApi<CheckoutRequest, InStoreCheckout> = {
      price: (request) => remote.checkout(request),
      create: (body, options) => remote.create(body, options),
    }
    this.placing = new Placing(api, () => this.request(), storage)
    this.memberMoney = new MemberMoneyChoice(this.placing)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether all ordered dishes are packed to take away. */
  get packed(): boolean {
    const lines = this.placing.checkout.value?.lines ?? []
    return lines.length > 0 && lines.every(({ packed }) => packed)
  }

  async choose(scope: Scope): Promise<void> {
    this.scope = scope
    await this.placing.checkout.load()
  }

  /** Packs all ordered dishes, or none; other dishes stay unchanged. */
  async pack(pack: boolean, scope: Scope): Promise<void> {
    await this.#remote.packAll({ ...this.#owner, pack, scope }, { key: this.#storage.newKey() })
    await this.placing.checkout.load()
  }

  /** Prices it again when the table has changed: `version` is the latest. */
  follow(version: string): void {
    const { value, loading } = this.placing.checkout
    if (value && !loading && value.version !== version) void this.placing.checkout.load()
  }

  private request(): CheckoutRequest {
    return { ...this.#owner, scope: this.scope, remark: this.#context.remark(), ...this.memberMoney.fields }
  }
}
