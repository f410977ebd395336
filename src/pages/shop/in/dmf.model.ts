import { makeAutoObservable } from 'mobx'
import type { Client } from '@/api/client'
import type { personPayContract, PersonPayCheckout } from '@/contract/order/personPay'
import { amountTyped, satangOf } from '@/domain/money/typedAmount'
import { debounce } from '@/domain/time/debounce'
import { MemberMoneyChoice, type MemberMoneyFields } from '../parts/checkout/memberMoney.model'
import { type CheckoutApi, type AttemptStorage, paid, Placing } from '../parts/checkout/placing.model'

interface CheckoutRequest extends MemberMoneyFields {
  storeId: string
  amount: number
  noDiscountAmount: number
  remark: string
}

/** State of paying a till's bill: typed amounts and the price. */
export class TillModel {
  amountText = ''
  /** Typed amount without discount. */
  fixedText = ''
  remark = ''
  /** Whether typed text is not priced yet. */
  typing = false
  readonly memberMoney: MemberMoneyChoice
  readonly placing: Placing<CheckoutRequest, PersonPayCheckout>
  readonly #price = debounce(() => this.price())
  readonly #storeId: string

  constructor(remote: Client<typeof personPayContract>, storeId: string, storage: AttemptStorage) {
    this.#storeId = storeId
    const api: CheckoutApi<CheckoutRequest, PersonPayCheckout> = {
      price: (request) => remote.checkout(request),
      create: (body, options) => remote.create(paid(body), options),
    }
    this.placing = new Placing(api, () => this.request(), storage)
    this.memberMoney = new MemberMoneyChoice(this.placing)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  typeAmount(text: string): void {
    this.amountText = amountTyped(text)
    this.priceSoon()
  }

  typeFixed(text: string): void {
    this.fixedText = amountTyped(text)
    this.priceSoon()
  }

  setRemark(text: string): void {
    this.remark = text
  }

  /** Whether pricing is pending. */
  get repricing(): boolean {
    return this.typing || this.placing.checkout.loading
  }

  /** Validation error of a field, after input or an attempt to pay. */
  problemOf(field: 'amount' | 'noDiscountAmount'): string | undefined {
    const text = field === 'amount' ? this.amountText : this.fixedText
    if (this.repricing || (text === '' && this.placing.failing !== field)) return undefined
    return this.placing.problemOf(field)
  }

  private request(): CheckoutRequest {
    return {
      storeId: this.#storeId,
      amount: satangOf(this.amountText),
      noDiscountAmount: satangOf(this.fixedText),
      remark: this.remark,
      ...this.memberMoney.fields,
    }
  }

  private priceSoon(): void {
    this.placing.clearInvalid()
    this.typing = true
    this.#price.call()
  }

  private price(): void {
    this.typing = false
    void this.placing.checkout.load()
  }
}
