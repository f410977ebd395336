import { eq } from 'drizzle-orm'
import { configs } from '../../../../server/db/schema/settings/config'
import { topUpAmounts } from '../../../../server/db/schema/wallet/storedValue'
import { stores } from '../../../../server/db/schema/store/stores'
import { balancesOf } from '../../../../server/modules/ledger/ledger'
import { accountLogContract } from '../../../../src/contract/wallet/accountLog'
import { couponContract } from '../../../../src/contract/coupon/coupon'
import type { Endpoint, Input } from '../../../../src/contract/endpoint'
import { payContract } from '../../../../src/contract/payment/pay'
import { storeValueContract as calls } from '../../../../src/contract/wallet/storeValue'
import { signInAs } from '../accounts/accounts'
import { addTemplate } from '../coupons/coupons'
import type { Backend } from '../harness'
import { settle } from '../orders/shopper'
import { setConfig } from '../database/configs'

/** Switches stored value on in the store `ari`: a free amount from ฿100 to ฿20,000; `rules` changes it. */
export async function openTopUps({ db }: Backend, rules: Record<string, unknown> = {}): Promise<void> {
  const value = { on: true, minAmount: 10_000, maxAmount: 2_000_000, ...rules }
  await db.delete(configs).where(eq(configs.ident, 'storageset'))
  await setConfig(db, 'storageset', value)
  await db
    .update(stores)
    .set({ services: ['storedValue'] })
    .where(eq(stores.id, 'ari'))
}

/** An offer of ฿1,000 with ฿100, 50 points and two coupons; `given` changes it. */
export async function offerAmount(backend: Backend, given: Partial<typeof topUpAmounts.$inferInsert> = {}) {
  await addTemplate(backend, { id: 'dinner', value: 5000, giftable: true, total: 0 })
  await backend.db.insert(topUpAmounts).values({
    ...{ id: 'thousand', amount: 100_000, bonus: 10_000, points: 50, recommended: true },
    coupons: [{ templateId: 'dinner', num: 2 }],
    createdAt: backend.clock.now(),
    ...given,
  })
}

/** The offer of `offerAmount` as a guest sees it. */
export const THOUSAND = { amountId: 'thousand', version: 1, amount: 100_000 } as const

/** A member who pays money into the balance in the store `ari`. */
export async function enterSaver(backend: Backend, name: string) {
  const { token, userInfo } = await signInAs(backend, name)
  const userId = userInfo.id
  const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.ask(endpoint, input, { token })
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>, key?: string) =>
    backend.call(endpoint, input, { token, ...(key && { key }) })
  const request = { storeId: 'ari', amount: 30_000, payType: 'promptpay', agreed: true } as const
  return {
    ...{ token, userId, ask, call },
    offer: () => ask(calls.list, { storeId: 'ari' }),
    order: (change: Partial<Input<typeof calls.order>> = {}, key?: string) =>
      call(calls.order, { ...request, ...change }, key),
    ordered: (orderId: string) => ask(calls.ordered, { orderId }),
    refund: (orderId: string) => call(calls.refund, { orderId }),
    /** The bank's reference of the code that pays an order. */
    codeOf: async (orderId: string) => {
      const start = await ask(payContract.pay, { orderId, payType: 'promptpay' })
      if (start.payType !== 'promptpay') throw new Error('not by PromptPay')
      return start.refNo
    },
    /** Tops up by PromptPay and returns the id of the order. */
    async topUp(change: Partial<Input<typeof calls.order>> = {}): Promise<string> {
      const { orderId } = await ask(calls.order, { ...request, ...change })
      await settle(backend, await this.codeOf(orderId))
      return orderId
    },
    log: (input: Input<typeof accountLogContract.list> = {}) => ask(accountLogContract.list, input),
    held: () => balancesOf(backend.db, userId),
    coupons: async () => (await ask(couponContract.mine, {})).list,
  }
}
export type Saver = Awaited<ReturnType<typeof enterSaver>>
