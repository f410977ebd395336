import { eq } from 'drizzle-orm'
import { configs } from '../../../server/db/schema/settings/config'
import { orders } from '../../../server/db/schema/orders/orders'
import { vipPlans, vipTerms } from '../../../server/db/schema/members/membership'
import { mergeUsers } from '../../../server/modules/accounts/mergeUsers'
import { couponContract } from '../../../src/contract/coupon/coupon'
import { payContract } from '../../../src/contract/payment/pay'
import { sessionContract } from '../../../src/contract/account/session'
import { vipPlanContract as calls } from '../../../src/contract/membership/vipPlan'
import { credit } from '../support/accounts/accounts'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { COLLECTED, move } from '../support/orders/kitchen'
import { setLevels } from '../support/membership/levels'
import { settle, Shopper } from '../support/orders/shopper'
import { enterVipBuyer, sellMembership, type VipBuyer } from '../support/membership/vipBuyer'
import { setConfig } from '../support/database/configs'

const PAID = {
  ...{ on: true, discount: 1000, discountFor: ['pickup', 'delivery'] as const, pointsRate: 20_000 },
  ...{ freeDelivery: true, coupons: [{ templateId: 'dinner', num: 1 }] },
}

let backend: Backend
let nok: VipBuyer
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  await setLevels(backend, { ...PAID, discountFor: [...PAID.discountFor] })
  await sellMembership(backend)
  nok = await enterVipBuyer(backend, 'Nok')
})

const profile = () => nok.ask(sessionContract.profile, {})
const terms = () => backend.db.select().from(vipTerms).orderBy(vipTerms.startAt)
const coupons = async () => (await nok.ask(couponContract.mine, {})).list
const runBenefits = () => runJob(backend.app.jobs.memberBenefits)
/** A pickup order that is collected. */
async function eat() {
  const shopper = await Shopper.with(backend, nok.token).fill()
  const { id } = await shopper.order()
  await settle(backend, (await shopper.code(id)).refNo)
  for (const to of COLLECTED) await move(backend, id, to)
  return id
}

describe('the plans of paid VIP (vipCard/plans)', () => {
  it('are listed with what VIP adds to the level, in the language of the guest', async () => {
    const token = await backend.guest()
    const { plans, on, level, vip, usage } = await backend.ask(calls.list, { storeId: 'ari' }, { token, locale: 'th' })
    expect([on, usage]).toEqual([true, null])
    expect(plans.map(({ name, months, price }) => [name, months, price])).toEqual([
      ['เดือน', 1, 7900],
      ['Quarter', 3, 19_900],
    ])
    expect(level).toMatchObject({ name: 'สมาชิก', benefits: { discount: 0, pointsRate: 10_000 } })
    expect(vip).toMatchObject({ discount: 1000, freeDelivery: true, coupons: 1 })
  })

  it('report what VIP would have saved on the orders of the last three months, beyond what the level takes off', async () => {
    const id = await eat()
    const [order] = await backend.db.select().from(orders).where(eq(orders.id, id))
    const goods = order?.quote.goodsAmount ?? 0
    expect((await nok.plans()).usage).toEqual({ orders: 1, amount: goods, saved: goods * 0.05 })
    backend.clock.set('2027-02-22T12:00:00+07:00')
    nok = await enterVipBuyer(backend, 'Nok')
    expect((await nok.plans()).usage).toEqual({ orders: 0, amount: 0, saved: 0 })
  })

  it('are listed once bought with how they were paid, in the language of the guest', async () => {
    await nok.order('quarter')
    await nok.buy('month')
    const { list } = await nok.purchases()
    expect(list.map(({ state, payWay }) => [state, payWay])).toEqual(
      expect.arrayContaining([
        ['pending', ''],
        ['running', 'PromptPay QR'],
      ]),
    )
    const inThai = await backend.ask(calls.orders, {}, { token: nok.token, locale: 'th' })
    expect(inThai.list.map(({ payWay }) => payWay)).toContain('คิวอาร์พร้อมเพย์')
  })

  it('are not sold while VIP is switched off, and a running one stays', async () => {
    await nok.buy('month')
    await backend.db
      .update(configs)
      .set({ value: { on: true, levels: [0] } })
      .where(eq(configs.ident, 'vipset'))
    expect(await nok.plans()).toMatchObject({ on: false, plans: [] })
    expect((await nok.order('month')).msg).toMatch(/not on sale at the moment/)
    expect((await profile())?.vipUntil).not.toBeNull()
  })

  it.each([
    ['an unknown plan', 'other', /does not exist/],
    ['a plan taken off sale', 'quarter', /not on sale any more/],
  ])('refuse %s', async (_what, planId, message) => {
    await backend.db.update(vipPlans).set({ closed: true }).where(eq(vipPlans.id, 'quarter'))
    expect(await nok.order(planId)).toMatchObject({ code: 400, msg: expect.stringMatching(message) as string })
  })
})

describe('a plan that is bought', () => {
  it('takes effect at once in the price of the cart, and makes the user VIP', async () => {
    const shopper = await Shopper.with(backend, nok.token).fill()
    const before = await shopper.cart()
    expect(await profile()).toMatchObject({ level: 0, vipUntil: null, discounts: { pickup: 0 } })
    await nok.buy('month')
    expect(await profile()).toMatchObject({
      ...{ level: 1, levelName: 'VIP', vipUntil: '2026-12-22T00:00:00.000+07:00' },
      discounts: { pickup: 1000, dineIn: 0 },
    })
    expect((await shopper.cart()).goodsAmount).toBeLessThan(before.goodsAmount)
    expect((await nok.purchases()).list).toMatchObject([{ name: 'Month', state: 'running', amount: 7900 }])
  })

  it('counts what it has saved on completed orders, beyond what the level takes off, and not before they are completed', async () => {
    const saved = async () => (await nok.purchases()).saved
    await eat()
    const shopper = await Shopper.with(backend, nok.token).fill()
    const byLevel = (await shopper.checkout()).quote
    await nok.buy('month')
    expect([byLevel.vipAmount, await saved()]).toEqual([undefined, 0])
    const { id, quote } = await shopper.order()
    const vipAmount = byLevel.goodsAmount - quote.goodsAmount
    expect(vipAmount).toBeGreaterThan(0)
    expect(quote).toMatchObject({ vipAmount })
    await settle(backend, (await shopper.code(id)).refNo)
    expect(await saved()).toBe(0)
    for (const to of COLLECTED) await move(backend, id, to)
    expect(await saved()).toBe(vipAmount)
  })

  it('saves the delivery fee where the level does not', async () => {
    const shopper = await Shopper.with(backend, nok.token, { diningType: 'delivery' }).fill()
    const before = (await shopper.checkout()).quote
    await nok.buy('month')
    const { quote } = await shopper.checkout()
    expect(before.deliveryAmount).toBeGreaterThan(0)
    expect(quote).toMatchObject({
      deliveryAmount: 0,
      vipAmount: before.deliveryAmount + before.goodsAmount - quote.goodsAmount,
    })
  })

  it('has no effect before it is paid, nor after its time to pay', async () => {
    await nok.order('month')
    expect((await nok.purchases()).list).toMatchObject([{ state: 'pending' }])
    expect(await profile()).toMatchObject({ level: 0 })
    backend.clock.advance(60)
    await runJob(backend.app.jobs.orderTimeouts)
    expect((await nok.purchases()).list).toEqual([])
  })

  it('is effective once, whatever the bank repeats', async () => {
    const { data } = await nok.order('quarter')
    const ref = await nok.codeOf(data.orderId)
    await Promise.all([settle(backend, ref), settle(backend, ref)])
    await settle(backend, ref)
    expect((await terms()).map(({ endAt }) => endAt.toISOString())).toEqual(['2027-02-21T17:00:00.000Z'])
  })

  it('is paid from the balance', async () => {
    await setConfig(backend.db, 'storageset', { on: true })
    await credit(backend, nok.userId, { paidIn: 20_000 })
    const { orderId } = await nok.ask(calls.order, { storeId: 'ari', planId: 'month', payType: 'balance' })
    await nok.ask(payContract.pay, { orderId, payType: 'balance' })
    expect((await nok.purchases()).list).toMatchObject([{ state: 'running' }])
  })

  it('starts after the running one ends, also when both are paid in the same second', async () => {
    const refs = [(await nok.order('month')).data.orderId, (await nok.order('quarter')).data.orderId]
    const codes = await Promise.all(refs.map((id) => nok.codeOf(id)))
    await Promise.all(codes.map((code) => settle(backend, code)))
    const [first, second] = await terms()
    expect(second?.startAt).toEqual(first?.endAt)
    expect((first?.months ?? 0) + (second?.months ?? 0)).toBe(4)
    expect((await nok.purchases()).list.map(({ state }) => state).sort()).toEqual(['running', 'waiting'])
  })

  it('ends at midnight of the restaurant, at the end of a month that is too short', async () => {
    backend.clock.set('2027-01-30T23:30:00+07:00')
    nok = await enterVipBuyer(backend, 'Nok')
    await nok.buy('month')
    expect((await profile())?.vipUntil).toBe('2027-02-28T00:00:00.000+07:00')
    backend.clock.set('2027-02-27T23:59:00+07:00')
    expect(await profile()).toMatchObject({ level: 1 })
    backend.clock.set('2027-02-28T00:00:00+07:00')
    expect(await profile()).toMatchObject({ level: 0, vipUntil: null })
    expect((await nok.purchases()).list).toMatchObject([{ state: 'ended' }])
  })

  it('gives its coupons once in each of its months, also with two servers', async () => {
    await nok.buy('quarter')
    await Promise.all([runBenefits(), runBenefits()])
    expect(await coupons()).toHaveLength(1)
    backend.clock.set('2026-12-21T23:59:00+07:00')
    await runBenefits()
    expect(await coupons()).toHaveLength(1)
    backend.clock.set('2026-12-22T00:00:00+07:00')
    await Promise.all([runBenefits(), runBenefits()])
    expect(await coupons()).toHaveLength(2)
  })

  it('follows the plans of an account that is merged into this one', async () => {
    await nok.buy('month')
    const som = await enterVipBuyer(backend, 'Som')
    await som.buy('month')
    await backend.db.transaction((tx) =>
      mergeUsers(tx, { from: som.userId, into: nok.userId, now: backend.clock.now() }),
    )
    const [first, second] = await terms()
    expect(second?.startAt).toEqual(first?.endAt)
  })
})

describe('the refund of a plan', () => {
  it('gives the money back, takes the unused coupons, and lets the next one start', async () => {
    const first = await nok.buy('month')
    await nok.buy('quarter')
    await runBenefits()
    const { list } = await nok.ask(calls.refund, { orderId: first })
    expect(list).toMatchObject([{ state: 'refunded', refundUntil: null }])
    expect(await coupons()).toEqual([])
    expect(await terms()).toMatchObject([{ months: 3, startAt: backend.clock.now() }])
  })

  it.each<[string, (orderId: string) => Promise<unknown>]>([
    ['after an order', () => eat()],
    ['after its days', () => Promise.resolve(backend.clock.advance(8 * 24 * 60))],
    ['of another member', async () => (nok = await enterVipBuyer(backend, 'Som'))],
    ['twice', (orderId) => nok.ask(calls.refund, { orderId })],
  ])('is refused %s', async (_when, before) => {
    const orderId = await nok.buy('month')
    expect((await nok.purchases()).list[0]?.refundUntil).not.toBeNull()
    await before(orderId)
    expect((await nok.call(calls.refund, { orderId })).code).toBe(400)
  })

  it('of another member cannot be seen', async () => {
    const orderId = await nok.buy('month')
    const som = await enterVipBuyer(backend, 'Som')
    expect((await som.call(calls.orders, { orderId })).code).toBe(400)
  })
})
