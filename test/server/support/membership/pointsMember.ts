import { eq } from 'drizzle-orm'
import { configs } from '../../../../server/db/schema/settings/config'
import { type PointLot, pointLots } from '../../../../server/db/schema/wallet/pointLots'
import { pointsCategories, pointsItems } from '../../../../server/db/schema/members/pointsMall'
import { addressContract } from '../../../../src/contract/account/address'
import type { Endpoint, Input } from '../../../../src/contract/endpoint'
import { payContract } from '../../../../src/contract/payment/pay'
import { pointsContract } from '../../../../src/contract/points/points'
import { pointsMallContract as calls } from '../../../../src/contract/points/pointsMall'
import { credit, signInAs } from '../accounts/accounts'
import type { Backend } from '../harness'
import { settle } from '../orders/shopper'
import { setConfig } from '../database/configs'

type ItemFields = Partial<typeof pointsItems.$inferInsert>
const HOME = { contact: 'Nok', gender: 2, phone: '0812345678', address: 'Soi 7', houseNo: '4B', label: 'home' } as const

/** Switches points on: a point for each ฿25, which end with the next year; `value` changes the rules. */
export async function openPointsShop(backend: Backend, value: object = {}): Promise<void> {
  const rules = { on: true, earnPerAmount: 2500, value: 10, maxShare: 5000, validYears: 1, ...value }
  await backend.db.delete(configs).where(eq(configs.ident, 'integralSetting'))
  await setConfig(backend.db, 'integralSetting', rules)
}

/** Puts a mug on offer for 300 points, collected or sent for ฿40; `given` changes it. */
export async function offerItem(backend: Backend, given: ItemFields = {}): Promise<void> {
  const createdAt = backend.clock.now()
  await backend.db
    .insert(pointsCategories)
    .values({ id: 'things', name: { en: 'Things', th: 'ของใช้' }, createdAt })
    .onConflictDoNothing()
  await backend.db.insert(pointsItems).values({
    ...{
      id: 'mug',
      categoryId: 'things',
      type: 'goods',
      name: { en: 'Mug', th: 'แก้ว' },
      images: ['pictures/mug.webp'],
    },
    ...{ points: 300, pickup: true, delivery: true, deliveryFee: 4000, createdAt },
    ...given,
  })
}

/** A member who collects points. */
export async function enterCollector(backend: Backend, name: string, points = 0) {
  const { token, userInfo } = await signInAs(backend, name)
  const userId = userInfo.id
  if (points > 0) await credit(backend, userId, { points })
  const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => backend.ask(endpoint, input, { token })
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>, key?: string) =>
    backend.call(endpoint, input, { token, ...(key && { key }) })
  const request = { itemId: 'mug', storeId: 'ari', way: 'pickup', cost: 300, payAmount: 0 } as const
  return {
    ...{ token, userId, ask, call },
    order: (change: Partial<Input<typeof calls.order>> = {}, key?: string) =>
      call(calls.order, { ...request, ...change }, key),
    detail: (orderId: string) => ask(calls.detail, { orderId }),
    item: async (id = 'mug') => (await ask(calls.items, { id })).list[0],
    points: async () => (await ask(pointsContract.log, {})).account.points,
    log: async (tab?: 'earned' | 'spent' | 'ended') => ask(pointsContract.log, { tab }),
    addAddress: async () => (await ask(addressContract.add, { ...HOME, lat: 13, lng: 100 })).id,
    /** What is left in the lots, those that end first first. */
    lots: async (): Promise<PointLot[]> => {
      const lots = await backend.db.select().from(pointLots).where(eq(pointLots.userId, userId))
      return lots.sort(
        (a, b) => (a.expireAt?.getTime() ?? Infinity) - (b.expireAt?.getTime() ?? Infinity) || a.id - b.id,
      )
    },
    async payByPhone(orderId: string): Promise<void> {
      const start = await ask(payContract.pay, { orderId, payType: 'promptpay' })
      if (start.payType !== 'promptpay') throw new Error('not by PromptPay')
      await settle(backend, start.refNo)
    },
  }
}
export type Collector = Awaited<ReturnType<typeof enterCollector>>
