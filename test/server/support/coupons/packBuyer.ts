import { couponPacks } from '../../../../server/db/schema/coupons/couponPacks'
import { couponContract } from '../../../../src/contract/coupon/coupon'
import { couponPackContract as calls } from '../../../../src/contract/coupon/couponPack'
import type { Endpoint, Input } from '../../../../src/contract/endpoint'
import { payContract } from '../../../../src/contract/payment/pay'
import { signInAs } from '../accounts/accounts'
import { addTemplate } from './coupons'
import type { Backend } from '../harness'
import { settle } from '../orders/shopper'

/** Puts a pack on sale for ฿99: two giftable dinners and one dessert; `given` changes it. */
export async function sellPack(backend: Backend, given: Partial<typeof couponPacks.$inferInsert> = {}): Promise<void> {
  await addTemplate(backend, { id: 'dinner', value: 5000, giftable: true, total: 0 })
  await addTemplate(backend, { id: 'dessert', value: 2500 })
  await backend.db.insert(couponPacks).values({
    id: 'rain',
    name: { en: 'Rainy week', th: 'สัปดาห์ฝนตก' },
    price: 9900,
    coupons: [
      { templateId: 'dinner', num: 2, worth: 5000 },
      { templateId: 'dessert', num: 1, worth: 2500 },
    ],
    createdAt: backend.clock.now(),
    ...given,
  })
}

/** A member who buys packs in the store `ari`. */
export async function enterBuyer(backend: Backend, name: string) {
  const { token, userInfo } = await signInAs(backend, name)
  const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.ask(endpoint, input, { token })
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>, key?: string) =>
    backend.call(endpoint, input, { token, ...(key && { key }) })
  const request = { storeId: 'ari', packId: 'rain', payType: 'promptpay' } as const
  return {
    token,
    userId: userInfo.id,
    ask,
    call,
    pack: async () => (await ask(calls.list, { storeId: 'ari', id: 'rain' })).list[0],
    order: (change: Partial<Input<typeof calls.order>> = {}, key?: string) =>
      call(calls.order, { ...request, ...change }, key),
    ordered: (orderId: string) => ask(calls.ordered, { orderId }),
    /** The bank's reference of the code that pays an order. */
    codeOf: async (orderId: string) => {
      const start = await ask(payContract.pay, { orderId, payType: 'promptpay' })
      if (start.payType !== 'promptpay') throw new Error('not by PromptPay')
      return start.refNo
    },
    /** Buys a pack by PromptPay and returns the id of its order. */
    async buy(): Promise<string> {
      const { orderId } = await ask(calls.order, request)
      await settle(backend, await this.codeOf(orderId))
      return orderId
    },
    held: async () => (await ask(couponContract.mine, {})).list,
  }
}
export type PackBuyer = Awaited<ReturnType<typeof enterBuyer>>
