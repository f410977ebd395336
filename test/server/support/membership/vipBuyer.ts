import { equityCards, vipPlans } from '../../../../server/db/schema/members/membership'
import type { Endpoint, Input } from '../../../../src/contract/endpoint'
import { equityCardContract } from '../../../../src/contract/membership/equityCard'
import { payContract } from '../../../../src/contract/payment/pay'
import { vipPlanContract } from '../../../../src/contract/membership/vipPlan'
import { signInAs } from '../accounts/accounts'
import type { Backend } from '../harness'
import { settle } from '../orders/shopper'

/** Puts a plan of one and one of three months on sale, and an equity card of three months with a dinner in each. */
export async function sellMembership({ db, clock }: Backend): Promise<void> {
  const createdAt = clock.now()
  await db.insert(vipPlans).values([
    { id: 'month', sort: 1, name: { en: 'Month', th: 'เดือน' }, months: 1, price: 7900, createdAt },
    { id: 'quarter', sort: 2, name: { en: 'Quarter' }, months: 3, price: 19_900, createdAt },
  ])
  const gifts = [{ templateId: 'dinner', num: 1 }]
  await db.insert(equityCards).values({ id: 'tea', name: { en: 'Tea card' }, months: 3, price: 9900, gifts, createdAt })
}

/** A member who buys plans and equity cards in the store `ari`. */
export async function enterVipBuyer(backend: Backend, name: string) {
  const { token, userInfo } = await signInAs(backend, name)
  const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.ask(endpoint, input, { token })
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>, key?: string) =>
    backend.call(endpoint, input, { token, ...(key && { key }) })
  const request = { storeId: 'ari', payType: 'promptpay' } as const
  const codeOf = async (orderId: string) => {
    const start = await ask(payContract.pay, { orderId, payType: 'promptpay' })
    if (start.payType !== 'promptpay') throw new Error('not by PromptPay')
    return start.refNo
  }
  const pay = async (orderId: string) => {
    await settle(backend, await codeOf(orderId))
    return orderId
  }
  return {
    ...{ token, userId: userInfo.id, ask, call, codeOf, pay },
    order: (planId: string) => call(vipPlanContract.order, { ...request, planId }),
    buy: async (planId: string) => pay((await ask(vipPlanContract.order, { ...request, planId })).orderId),
    purchases: () => ask(vipPlanContract.orders, {}),
    plans: () => ask(vipPlanContract.list, { storeId: 'ari' }),
    orderCard: (cardId: string) => call(equityCardContract.order, { ...request, cardId }),
    buyCard: async (cardId: string) => pay((await ask(equityCardContract.order, { ...request, cardId })).orderId),
    cards: async () => (await ask(equityCardContract.mine, {})).list,
  }
}
export type VipBuyer = Awaited<ReturnType<typeof enterVipBuyer>>
