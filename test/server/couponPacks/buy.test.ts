import { eq } from 'drizzle-orm'
import { couponPacks } from '../../../server/db/schema/coupons/couponPacks'
import { couponTemplates, userCoupons } from '../../../server/db/schema/coupons/coupons'
import { couponPackContract as calls } from '../../../src/contract/coupon/couponPack'
import { payContract } from '../../../src/contract/payment/pay'
import { credit } from '../support/accounts/accounts'
import { codesOf } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { enterBuyer, type PackBuyer, sellPack } from '../support/coupons/packBuyer'
import { settle } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

const DAY = 24 * 60

let backend: Backend
let nok: PackBuyer
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  nok = await enterBuyer(backend, 'Nok')
})

const sold = async () => (await backend.db.select().from(couponPacks))[0]?.sold
const inDays = (days: number) => new Date(backend.clock.now().getTime() + days * DAY * 60_000)
const fillBalance = async () => {
  await setConfig(backend.db, 'storageset', { on: true })
  await credit(backend, nok.userId, { paidIn: 20_000 })
}
const changePack = (change: Partial<typeof couponPacks.$inferInsert>) => backend.db.update(couponPacks).set(change)

describe('the shop of coupon packs (couponPack)', () => {
  it('lists packs with their coupons, what each is worth and the ways to pay, in the language of the guest', async () => {
    await sellPack(backend, { total: 10, perPerson: 1 })
    const { list, payTypes } = await backend.ask(calls.list, { storeId: 'ari' }, { token: nok.token, locale: 'th' })
    expect(list).toMatchObject([
      {
        ...{ id: 'rain', name: 'สัปดาห์ฝนตก', price: 9900, left: 10, total: 10, perPerson: 1, bought: 0 },
        ...{ refundDays: 7, buyState: 'can' },
        coupons: [
          { terms: { couponId: 'dinner' }, num: 2, worth: 5000 },
          { terms: { couponId: 'dessert' }, num: 1, worth: 2500 },
        ],
      },
    ])
    expect(payTypes.map(({ type }) => type)).toEqual(['promptpay', 'card'])
  })

  it.each([
    ['taken off sale', { closed: true }, 'ended', []],
    ['after its sale', { saleUntil: new Date('2026-11-21T12:00:00+07:00') }, 'ended', []],
    ['before its sale', { saleFrom: new Date('2026-11-22T00:00:00+07:00') }, 'notStarted', ['rain']],
    ['sold out', { total: 2, sold: 2 }, 'soldOut', ['rain']],
  ] as const)('shows a pack %s, and refuses to sell it', async (_when, change, buyState, listed) => {
    await sellPack(backend, change)
    expect((await nok.pack())?.buyState).toBe(buyState)
    expect((await nok.ask(calls.list, { storeId: 'ari' })).list.map(({ id }) => id)).toEqual(listed)
    const reply = await nok.order()
    expect([reply.code, reply.msg]).toEqual([400, expect.stringMatching(/not on sale|sold out/)])
  })

  it('ends the sale a day before one of its coupons ends', async () => {
    await sellPack(backend)
    const fixed = { validRule: 'fixed', startAt: inDays(-1), validDays: null } as const
    const setEnd = (endAt: Date) =>
      backend.db
        .update(couponTemplates)
        .set({ ...fixed, endAt })
        .where(eq(couponTemplates.id, 'dessert'))
    await setEnd(inDays(1.1))
    expect((await nok.pack())?.buyState).toBe('can')
    await setEnd(inDays(0.9))
    expect((await nok.order()).msg).toMatch(/not on sale any more/)
  })

  it('sells a member no more than the share, in all or in a month', async () => {
    await sellPack(backend, { perPerson: 1, perMonth: true })
    const orderId = await nok.buy()
    expect(await nok.pack()).toMatchObject({ bought: 1, buyState: 'limit', lastOrderId: orderId })
    expect((await nok.order()).msg).toMatch(/as often as one person can/)
    backend.clock.advance(10 * DAY)
    expect(await nok.pack()).toMatchObject({ bought: 0, buyState: 'can' })
    await changePack({ perMonth: false })
    expect((await nok.pack())?.bought).toBe(1)
    expect((await nok.ordered(orderId)).state).toBe('paid')
  })
})

describe('a coupon pack that is bought (couponPackOrder)', () => {
  it('gives its coupons once it is paid, also when the templates themselves have none left', async () => {
    await sellPack(backend)
    const { data } = await nok.order()
    const orderId = data.orderId
    expect(await nok.ordered(orderId)).toMatchObject({ state: 'pending', coupons: [], refundUntil: null })
    const ref = await nok.codeOf(orderId)
    await settle(backend, ref)
    await settle(backend, ref)
    const { coupons, state, amount } = await nok.ordered(orderId)
    expect([state, amount]).toEqual(['paid', 9900])
    expect(coupons.map(({ terms }) => terms.couponId).sort()).toEqual(['dessert', 'dinner', 'dinner'])
    expect(await nok.held()).toHaveLength(3)
    const issued = await backend.db.select({ issued: couponTemplates.issued }).from(couponTemplates)
    expect(issued).toEqual([{ issued: 0 }, { issued: 0 }])
  })

  it('is paid from the balance, exactly once for one key', async () => {
    await sellPack(backend)
    await fillBalance()
    const order = () => nok.order({ payType: 'balance' }, 'k1')
    const replies = [await order(), await order()]
    expect(new Set(replies.map(({ data }) => data.orderId)).size).toBe(1)
    const { orderId } = replies[0]?.data ?? { orderId: '' }
    await nok.ask(payContract.pay, { orderId, payType: 'balance' })
    await nok.call(payContract.pay, { orderId, payType: 'balance' })
    expect([(await nok.held()).length, await sold()]).toEqual([3, 1])
  })

  it('gives what was sold, whatever becomes of the pack before it is paid', async () => {
    await sellPack(backend)
    const { data } = await nok.order()
    await changePack({ closed: true, coupons: [], refundDays: 0 })
    await settle(backend, await nok.codeOf(data.orderId))
    expect((await nok.ordered(data.orderId)).coupons).toHaveLength(3)
  })

  it('is reserved while it waits for its payment, and on sale again when that does not come', async () => {
    await sellPack(backend, { total: 1 })
    const som = await enterBuyer(backend, 'Som')
    const { data } = await nok.order()
    expect((await som.order()).msg).toMatch(/sold out/)
    backend.clock.advance(30)
    await runJob(backend.app.jobs.orderTimeouts)
    expect((await nok.ordered(data.orderId)).state).toBe('closed')
    expect((await som.order()).code).toBe(200)
  })

  it.each([
    ['an unknown pack', { packId: 'other' }],
    ['an unknown store', { storeId: 'other' }],
    ['payment at the counter', { payType: 'offline' as const }],
    ['the balance while there is none', { payType: 'balance' as const }],
  ])('refuses %s, and reserves nothing', async (_what, change) => {
    await sellPack(backend)
    expect((await nok.order(change)).code).toBe(400)
    expect(await sold()).toBe(0)
  })

  it('takes five unpaid orders of one member', async () => {
    await sellPack(backend)
    for (let count = 0; count < 5; count += 1) expect((await nok.order()).code).toBe(200)
    expect((await nok.order()).msg).toMatch(/pay what you ordered before/)
  })

  it('is shown to its buyer alone', async () => {
    await sellPack(backend)
    const orderId = await nok.buy()
    const som = await enterBuyer(backend, 'Som')
    expect((await som.call(calls.ordered, { orderId })).code).toBe(400)
    expect((await som.call(calls.refund, { orderId })).code).toBe(400)
    expect((await backend.call(calls.order, { storeId: 'ari', packId: 'rain', payType: 'promptpay' })).code).toBe(401)
    expect(await nok.held()).toHaveLength(3)
  })

  it('is sold no more often than there are packs, to twenty members at the same moment', async () => {
    await sellPack(backend, { total: 3 })
    const crowd = await Promise.all(Array.from('abcdefghijklmnopqrst', (name) => enterBuyer(backend, name)))
    const replies = await Promise.all(crowd.map((each) => each.order()))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(3)
    expect(await sold()).toBe(3)
  })

  it('is sold once to a member who may have one, from two phones at the same moment', async () => {
    await sellPack(backend, { perPerson: 1 })
    const replies = await Promise.all([nok.order(), nok.order()])
    expect(codesOf(replies)).toEqual([200, 400])
  })
})

describe('the money of a coupon pack', () => {
  beforeEach(() => sellPack(backend))

  it('goes back as a whole while no coupon was used; the coupons are gone, and the pack is on sale again', async () => {
    await fillBalance()
    const { data } = await nok.order({ payType: 'balance' })
    await nok.ask(payContract.pay, { orderId: data.orderId, payType: 'balance' })
    expect((await nok.ordered(data.orderId)).refundUntil).toBe('2026-11-28T12:00:00.000+07:00')
    const refunds = await Promise.all([
      nok.call(calls.refund, { orderId: data.orderId }),
      nok.call(calls.refund, { orderId: data.orderId }),
    ])
    expect(codesOf(refunds)).toEqual([200, 400])
    expect(await nok.ordered(data.orderId)).toMatchObject({ state: 'refunded', coupons: [], refundUntil: null })
    expect([await nok.held(), await sold(), (await nok.pack())?.lastOrderId]).toEqual([[], 0, null])
    expect((await nok.order({ payType: 'balance' })).code).toBe(200)
  })

  const firstOf = async (orderId: string) => {
    const { coupons } = await nok.ordered(orderId)
    return coupons.find(({ terms }) => terms.couponId === 'dinner')?.id ?? ''
  }

  it.each([
    ['was used', { state: 'used', usedAt: new Date('2026-11-21T12:00:00+07:00') }],
    ['has expired', { startAt: new Date('2026-11-20T12:00:00+07:00'), endAt: new Date('2026-11-21T12:00:00+07:00') }],
    ['waits in a gift', { state: 'locked', lockedUntil: new Date('2026-11-22T12:00:00+07:00') }],
  ] as const)('stays when a coupon %s', async (_what, change) => {
    const orderId = await nok.buy()
    await backend.db
      .update(userCoupons)
      .set(change)
      .where(eq(userCoupons.id, await firstOf(orderId)))
    expect((await nok.ordered(orderId)).refundUntil).toBeNull()
    expect((await nok.call(calls.refund, { orderId })).msg).toMatch(/cannot be refunded any more/)
    expect([await backend.db.$count(userCoupons), await sold()]).toEqual([3, 1])
  })

  it('stays when a coupon belongs to another member now', async () => {
    const orderId = await nok.buy()
    const som = await enterBuyer(backend, 'Som')
    const change = { userId: som.userId }
    await backend.db
      .update(userCoupons)
      .set(change)
      .where(eq(userCoupons.id, await firstOf(orderId)))
    expect((await nok.ordered(orderId)).coupons).toHaveLength(2)
    expect((await nok.call(calls.refund, { orderId })).code).toBe(400)
  })

  it('stays after the days of the refund, and before the payment', async () => {
    const { data } = await nok.order()
    expect((await nok.call(calls.refund, { orderId: data.orderId })).code).toBe(400)
    const orderId = await nok.buy()
    backend.clock.advance(7 * DAY)
    expect((await nok.call(calls.refund, { orderId })).code).toBe(400)
  })
})
