import { eq } from 'drizzle-orm'
import { cartContract, type Cart } from '../../../../src/contract/cart/cart'
import { type Checkout } from '../../../../src/contract/cart/checkout'
import { type PayType } from '../../../../src/contract/payment/payType'
import type { Envelope, Input } from '../../../../src/contract/endpoint'
import { orderContract, type OrderDetail } from '../../../../src/contract/order/order'
import { payContract, type PayStart } from '../../../../src/contract/payment/pay'
import { skus } from '../../../../server/db/schema/store/goods'
import type { Backend, CallOptions } from '../harness'

type Choice = Partial<Extract<Input<(typeof cartContract)['change']>, { goodsId: string }>>
type FullOrderRequest = Input<(typeof cartContract)['checkout']>
type OrderRequest = Partial<FullOrderRequest>
type Placing = OrderRequest & { payType?: PayType; quoteId?: string }

/** The only or default SKU of the small merchant's products. */
const SKUS: Record<string, string> = {
  curry: 'curryS',
  tea: 'tea1',
  rice: 'rice1',
  noodles: 'noodles1',
  water: 'water1',
  larb: 'larb1',
}

/** A guest who fills a cart in the store `ari`, checks out, orders and pays. */
export class Shopper {
  private constructor(
    private readonly backend: Backend,
    readonly token: string,
    readonly request: FullOrderRequest,
  ) {}

  static async enter(backend: Backend, request: OrderRequest = {}): Promise<Shopper> {
    return Shopper.with(backend, await backend.guest(), request)
  }

  /** A guest with an existing session. */
  static with(backend: Backend, token: string, request: OrderRequest = {}): Shopper {
    const usual = { storeId: 'ari', diningType: 'pickup' as const, phone: '081 234 5678' }
    return new Shopper(backend, token, { ...usual, ...request })
  }

  /** Changes the quantity of a product. */
  add(goodsId: string, num = 1, choice: Choice = {}): Promise<Envelope<Cart>> {
    const { storeId, diningType } = this.request
    const change = { storeId, diningType, goodsId, skuId: SKUS[goodsId] ?? '?', num, ...choice }
    return this.backend.call(cartContract.change, change, this.as())
  }

  set(lineId: string, num: number): Promise<Envelope<Cart>> {
    const { storeId, diningType } = this.request
    return this.backend.call(cartContract.change, { storeId, diningType, lineId, num }, this.as())
  }

  cart(): Promise<Cart> {
    return this.backend.ask(cartContract.get, this.request, this.as())
  }

  /** Fills the cart with a valid order: a curry and the required rice. */
  async fill(): Promise<this> {
    await this.add('curry')
    await this.add('rice')
    return this
  }

  checkout(request: OrderRequest = {}, options: CallOptions = {}): Promise<Checkout> {
    return this.backend.ask(cartContract.checkout, { ...this.request, ...request }, this.as(options))
  }

  /** Places the order with the current quote, or with another one. */
  async place(placing: Placing = {}, options: CallOptions = {}): Promise<Envelope<OrderDetail>> {
    const { quoteId = (await this.checkout(placing)).quoteId, payType = 'promptpay', ...request } = placing
    return this.backend.call(orderContract.create, { ...this.request, ...request, payType, quoteId }, this.as(options))
  }

  /** Places an order; throws when it is refused. */
  async order(placing: Placing = {}): Promise<OrderDetail> {
    const { code, msg, data } = await this.place(placing)
    if (code !== 200) throw new Error(msg)
    return data
  }

  detail(orderId: string): Promise<OrderDetail> {
    return this.backend.ask(orderContract.detail, { orderId }, this.as())
  }

  close(orderId: string): Promise<Envelope<OrderDetail>> {
    return this.backend.call(orderContract.close, { orderId }, this.as())
  }

  startPay(
    orderId: string,
    given: { payType?: PayType; renew?: '0' | '1'; code?: string; refererUrl?: string } = {},
    options: CallOptions = {},
  ): Promise<Envelope<PayStart>> {
    return this.backend.call(payContract.pay, { orderId, payType: 'promptpay', ...given }, this.as(options))
  }

  /** The PromptPay code of an order; throws when there is none. */
  async code(orderId: string, renew: '0' | '1' = '0'): Promise<Extract<PayStart, { payType: 'promptpay' }>> {
    const { msg, data } = await this.startPay(orderId, { renew })
    if (data?.payType !== 'promptpay') throw new Error(msg)
    return data
  }

  query(orderId: string) {
    return this.backend.ask(payContract.query, { orderId }, this.as())
  }

  as(options: CallOptions = {}): CallOptions {
    return { token: this.token, ...options }
  }
}

/** Settles a payment on the sandbox's page. */
export async function settle(
  backend: Backend,
  ref: string,
  given: { result?: string; silent?: string; payer?: string } = {},
): Promise<number> {
  const reply = await backend.app.server.inject({
    method: 'POST',
    url: `/sandbox/pay/${ref}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ result: 'paid', ...given }).toString(),
  })
  return reply.statusCode
}

/** Stock of a SKU; null when it is unlimited. */
export async function stockOf(backend: Backend, skuId: string): Promise<number | null | undefined> {
  const [sku] = await backend.db.select().from(skus).where(eq(skus.id, skuId))
  return sku?.stock
}
