import { makeAutoObservable, reaction } from 'mobx'
import type { Client } from '@/api/client'
import type { cartContract } from '@/contract/cart/cart'
import type { Checkout } from '@/contract/cart/checkout'
import type { orderContract } from '@/contract/order/order'
import type { OutType } from '@/domain/cart/cartKind'
import type { Resource } from '@/stores/cache/resource'
import { MemberMoneyChoice, type MemberMoneyFields } from '../parts/checkout/memberMoney.model'
import { type CheckoutApi, type AttemptStorage, paid, Placing } from '../parts/checkout/placing.model'

/** App state that the checkout reads. */
interface CheckoutContext {
  storeId: () => string
  diningType: () => OutType
  addressId: () => string | undefined
  remark: () => string
  /** The coupons that were chosen before; absent means the best combination. */
  couponIds?: string[]
}

interface Remote {
  cart: Pick<Client<typeof cartContract>, 'checkout'>
  order: Pick<Client<typeof orderContract>, 'create'>
}

interface CheckoutRequest extends MemberMoneyFields {
  storeId: string
  diningType: 'delivery' | 'pickup' | 'takeout'
  addressId: string | undefined
  appointTime: string | undefined
  remark: string
  cutlery: boolean
  phone: string
}

/** State of the checkout of a takeaway, pickup or delivery order. */
export class CheckoutModel {
  /** Absent means as soon as possible. */
  appointTime: string | undefined = undefined
  phone = ''
  cutlery = false
  readonly memberMoney: MemberMoneyChoice
  readonly placing: Placing<CheckoutRequest, Checkout>
  readonly #context: CheckoutContext

  constructor({ cart, order }: Remote, context: CheckoutContext, storage: AttemptStorage) {
    this.#context = context
    const api: CheckoutApi<CheckoutRequest, Checkout> = {
      price: (request) => cart.checkout(request),
      create: (body, options) => order.create(paid(body), options),
    }
    this.placing = new Placing(api, () => this.request(), storage)
    this.memberMoney = new MemberMoneyChoice(this.placing, context.couponIds)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get checkout(): Resource<Checkout> {
    return this.placing.checkout
  }

  private request(): CheckoutRequest {
    const { storeId, diningType, addressId, remark } = this.#context
    return {
      storeId: storeId(),
      diningType: diningType(),
      addressId: diningType() === 'delivery' ? addressId() : undefined,
      appointTime: this.appointTime,
      remark: remark(),
      cutlery: this.cutlery,
      phone: this.phone,
      ...this.memberMoney.fields,
    }
  }

  toggleCutlery(): void {
    this.cutlery = !this.cutlery
  }

  setPhone(phone: string): void {
    this.phone = phone
    this.placing.clearInvalid()
  }

  /** Another time, or `undefined` for as soon as possible; prices it again. */
  async appoint(time: string | undefined): Promise<void> {
    this.appointTime = time
    await this.checkout.load()
  }

  /**
   * Prices it again when the dining type changes, until the returned function is called: a time chosen for the previous type does
   * not count.
   */
  followWay(): () => void {
    return reaction(this.#context.diningType, () => void this.appoint(undefined))
  }
}
