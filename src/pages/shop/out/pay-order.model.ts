import { makeAutoObservable, runInAction } from 'mobx'
import { ReplyError } from '@/api/errors'
import type { Client } from '@/api/client'
import type { cartContract, Checkout, PayType } from '@/contract/cart'
import type { orderContract, OrderDetail } from '@/contract/order'
import { Resource } from '@/stores/resource'

/** What the checkout reads of the rest of the app. */
interface Around {
  storeId: () => string
  diningType: () => 'delivery' | 'pickup' | 'takeout'
  addressId: () => string | undefined
  remark: () => string
}

interface Remote {
  cart: Pick<Client<typeof cartContract>, 'checkout'>
  order: Pick<Client<typeof orderContract>, 'create'>
}

/** An attempt to place one certain order: sent again, even after a reload, it has the same key. */
interface Attempt {
  body: string
  key: string
}

/** Keeps the attempt on the phone. */
interface Keep {
  read<T>(name: 'attempt'): T | undefined
  write(name: 'attempt', value: unknown): void
  newKey(): string
}

/** The state of the checkout: what the guest wishes, what it costs, and placing it exactly once. */
export class CheckoutModel {
  /** Absent means as soon as possible. */
  appointTime: string | undefined = undefined
  phone = ''
  cutlery = false
  /** The field that kept the last attempt from being sent. */
  failing = ''
  private pricedFor = ''
  private chosenPayType: PayType | undefined = undefined
  readonly checkout: Resource<Checkout>

  constructor(
    private readonly remote: Remote,
    private readonly around: Around,
    private readonly keep: Keep,
  ) {
    this.checkout = new Resource(() => this.price())
    makeAutoObservable<this, 'remote' | 'around' | 'keep' | 'price' | 'pricedFor' | 'wish'>(
      this,
      { remote: false, around: false, keep: false, checkout: false, price: false, pricedFor: false, wish: false },
      { autoBind: true },
    )
  }

  /** The chosen way to pay, or the first one that can be used. */
  get payType(): PayType | undefined {
    const usable = this.checkout.value?.payTypes.filter(({ enabled }) => enabled) ?? []
    return usable.find(({ type }) => type === this.chosenPayType)?.type ?? usable[0]?.type
  }

  /** The first thing that keeps the order from being placed; what was typed since the last price is priced first. */
  async check(): Promise<Checkout['problems'][number] | undefined> {
    if (this.pricedFor !== JSON.stringify(this.wish)) await this.checkout.load()
    if (this.checkout.error) throw this.checkout.error
    const problem = this.checkout.value?.problems[0]
    runInAction(() => (this.failing = problem?.field ?? ''))
    return problem
  }

  private price(): Promise<Checkout> {
    this.pricedFor = JSON.stringify(this.wish)
    return this.remote.cart.checkout(this.wish)
  }

  private get wish() {
    const { storeId, diningType, addressId, remark } = this.around
    return {
      storeId: storeId(),
      diningType: diningType(),
      addressId: diningType() === 'delivery' ? addressId() : undefined,
      appointTime: this.appointTime,
      remark: remark(),
      cutlery: this.cutlery,
      phone: this.phone,
    }
  }

  choosePayType(type: PayType): void {
    this.chosenPayType = type
  }

  toggleCutlery(): void {
    this.cutlery = !this.cutlery
  }

  setPhone(phone: string): void {
    this.phone = phone
  }

  /** Another time, or `undefined` for as soon as possible; prices it again. */
  async appoint(time: string | undefined): Promise<void> {
    this.appointTime = time
    await this.checkout.load()
  }

  /** Another way to get the food: a time chosen for the old way does not count. */
  async changeWay(): Promise<void> {
    await this.appoint(undefined)
  }

  /**
   * Places the order. When something changed since the quote was made, the server refuses and sends the new quote:
   * it is shown, nothing is charged, and the refusal is thrown on to be said.
   */
  async place(): Promise<OrderDetail> {
    const { value } = this.checkout
    if (!value || !this.payType) throw new Error('There is no quote to order by')
    const body = { ...this.wish, payType: this.payType, quoteId: value.quoteId }
    try {
      const order = await this.remote.order.create(body, { key: this.keyOf(JSON.stringify(body)) })
      this.keep.write('attempt', undefined)
      return order
    } catch (error) {
      const renewed = staleQuote(error)
      if (renewed) this.checkout.set(renewed)
      throw error
    }
  }

  private keyOf(body: string): string {
    const attempt = this.keep.read<Attempt>('attempt')
    if (attempt?.body === body) return attempt.key
    const key = this.keep.newKey()
    this.keep.write('attempt', { body, key } satisfies Attempt)
    return key
  }
}

/** The new quote that a refusal carries. */
function staleQuote(error: unknown): Checkout | undefined {
  if (!(error instanceof ReplyError) || error.code !== 400) return undefined
  return (error.data as { checkout?: Checkout } | null)?.checkout
}
