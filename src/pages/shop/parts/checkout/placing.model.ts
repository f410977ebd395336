import { makeAutoObservable, runInAction } from 'mobx'
import { ReplyError } from '@/api/errors'
import type { Checkout } from '@/contract/cart/checkout'
import type { PayType } from '@/contract/payment/payType'
import type { OrderDetail } from '@/contract/order/order'
import { payTypeOf } from '@/domain/money/payChoice'
import { Resource } from '@/stores/cache/resource'

/** Common fields of every checkout reply. */
export type Quoted = Pick<Checkout, 'quoteId' | 'payTypes' | 'problems'>

/** The accepted quote and payment method. Without a method it is added to the table's bill. */
export interface Agreed {
  quoteId: string
  payType: PayType | undefined
}

/** API client of the checkout of one kind of order. */
export interface CheckoutApi<W, Q extends Quoted> {
  price(request: W): Promise<Q>
  create(order: W & Agreed, options: { key: string }): Promise<OrderDetail>
}

/** An attempt to place an order: repeated, even after a reload, it has the same idempotency key. */
interface Attempt {
  body: string
  key: string
}

/** Stores the attempt on the phone. */
export interface AttemptStorage {
  read<T>(name: 'attempt'): T | undefined
  write(name: 'attempt', value: unknown): void
  newKey(): string
}

/** Prices an order, chooses its payment method, and places it exactly once. */
export class Placing<W extends object, Q extends Quoted> {
  /** The invalid field of the last attempt. */
  failing = ''
  /** Why the last attempt was refused, until the guest has read it. */
  refusal = ''
  #pricedFor = ''
  private chosenPayType: PayType | undefined = undefined
  readonly checkout: Resource<Q>
  readonly #api: CheckoutApi<W, Q>
  readonly #request: () => W
  readonly #storage: AttemptStorage

  constructor(api: CheckoutApi<W, Q>, request: () => W, storage: AttemptStorage) {
    this.#api = api
    this.#request = request
    this.#storage = storage
    this.checkout = new Resource(() => this.price())
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The chosen payment method, or the first available one; undefined when the table pays at the end. */
  get payType(): PayType | undefined {
    return payTypeOf(this.checkout.value?.payTypes, this.chosenPayType)
  }

  /** Whether there are no known problems. */
  get clear(): boolean {
    return this.checkout.value?.problems.length === 0
  }

  /** What the quote finds wrong with a field. */
  problemOf(field: string): string | undefined {
    return this.checkout.value?.problems.find((problem) => problem.field === field)?.text
  }

  choosePayType(type: PayType): void {
    this.chosenPayType = type
  }

  /** The price of a changed request, which is not chosen by that. */
  preview(change: Partial<W>): Promise<Q> {
    return this.#api.price({ ...this.#request(), ...change })
  }

  /** Shows why the order was refused. */
  refuse(reason: string): void {
    this.refusal = reason
  }

  acknowledge(): void {
    this.refusal = ''
  }

  /** Clears the mark of the invalid field. */
  clearInvalid(): void {
    this.failing = ''
  }

  /** The first problem of the order; input since the last pricing is priced first. */
  async check(): Promise<Checkout['problems'][number] | undefined> {
    if (this.#pricedFor !== JSON.stringify(this.#request())) await this.checkout.load()
    if (this.checkout.error) throw this.checkout.error
    const problem = this.checkout.value?.problems[0]
    runInAction(() => (this.failing = problem?.field ?? ''))
    return problem
  }

  /**
   * Places the order. When something changed since the quote was made, the server refuses and sends the new quote:
   * it is shown, nothing is charged, and the error is rethrown.
   */
  async place(): Promise<OrderDetail> {
    const { value } = this.checkout
    if (!value) throw new Error('There is no quote to order by')
    const body = { ...this.#request(), payType: this.payType, quoteId: value.quoteId }
    try {
      const order = await this.#api.create(body, { key: this.keyOf(JSON.stringify(body)) })
      this.#storage.write('attempt', undefined)
      return order
    } catch (error) {
      const renewed = staleQuote<Q>(error)
      if (renewed) this.renew(renewed)
      throw error
    }
  }

  private renew(checkout: Q): void {
    this.checkout.set(checkout)
    this.failing = checkout.problems[0]?.field ?? ''
  }

  private price(): Promise<Q> {
    const request = this.#request()
    this.#pricedFor = JSON.stringify(request)
    return this.#api.price(request)
  }

  private keyOf(body: string): string {
    const attempt = this.#storage.read<Attempt>('attempt')
    if (attempt?.body === body) return attempt.key
    const key = this.#storage.newKey()
    this.#storage.write('attempt', { body, key } satisfies Attempt)
    return key
  }
}

/** Orders paid at once need a payment method. */
export function paid<B extends Agreed>(body: B): B & { payType: PayType } {
  const { payType } = body
  if (!payType) throw new Error('There is no way to pay')
  return { ...body, payType }
}

/** Message of a rejection that contains a new quote; empty for any other failure. */
export function refusalOf(error: unknown): string {
  return error instanceof ReplyError && staleQuote(error) ? error.msg : ''
}

/** The new quote of a rejection. */
function staleQuote<Q>(error: unknown): Q | undefined {
  if (!(error instanceof ReplyError) || error.code !== 400) return undefined
  return (error.data as { checkout?: Q } | null)?.checkout
}
