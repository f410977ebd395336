import { eq } from 'drizzle-orm'
import { configs } from '../../../server/db/schema/settings/config'
import { userCoupons } from '../../../server/db/schema/coupons/coupons'
import { giftCards } from '../../../server/db/schema/wallet/giftCards'
import { orders } from '../../../server/db/schema/orders/orders'
import { checkGiftCards } from '../../../server/modules/ledger/checkGiftCards'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import type { Input } from '../../../src/contract/endpoint'
import { personPayContract as calls } from '../../../src/contract/order/personPay'
import { credit } from '../support/accounts/accounts'
import { type CardHolder, twoHolders } from '../support/coupons/cardHolder'
import { addTemplate, giveCoupon, STACKS_ALL } from '../support/coupons/coupons'
import { codesOf } from '../support/inStore/diner'
import { type Backend, runJob } from '../support/harness'
import { settle, Shopper } from '../support/orders/shopper'

// What a member may pay a bill of the till with beside money: coupons, points, gift cards and a part of the balance.

let backend: Backend
let nok: CardHolder
let som: CardHolder
twoHolders((fresh, giver, receiver) => ([backend, nok, som] = [fresh, giver, receiver]))

beforeEach(async () => {
  const discounts = [{ name: { en: '30 off' }, minAmount: 50_000, amount: 3000 }]
  await backend.db.insert(configs).values([
    { ident: 'personPayOrderConfig', value: { minAmount: 100, maxAmount: 2_000_000, discounts } },
    { ident: 'storageset', value: { on: true } },
    { ident: 'integralSetting', value: { on: true, value: 10, maxShare: 5000 } },
  ])
})

type Wishes = Partial<Input<(typeof calls)['checkout']>>

const look = (wishes: Wishes = {}) => nok.ask(calls.checkout, { storeId: 'ari', amount: 40_000, ...wishes })

async function pay(wishes: Wishes = {}, quoteId?: string) {
  const quoted = quoteId ?? (await look(wishes)).quoteId
  const bill = { storeId: 'ari', amount: 40_000, ...wishes }
  return nok.call(calls.create, { ...bill, payType: 'promptpay', quoteId: quoted })
}

const couponOf = async (id: string) => {
  const [coupon] = await backend.db.select().from(userCoupons).where(eq(userCoupons.id, id))
  return coupon
}

/** Nok's coupon of ฿20, for bills and everything else. */
async function coupon(id: string, terms: Partial<Parameters<typeof addTemplate>[1]> = {}): Promise<string> {
  await addTemplate(backend, { id, stacks: STACKS_ALL, ...terms })
  await giveCoupon(backend, nok.userId, id, { id })
  return id
}

describe('the coupons of a bill', () => {
  it('apply by themselves, unless the guest chooses others or none', async () => {
    await coupon('small')
    await coupon('large', { value: 5000, stacks: { ...STACKS_ALL, coupons: false } })
    expect((await look()).quote).toMatchObject({ couponAmount: 5000, payAmount: 35_000, saveAmount: 5000 })
    expect((await look({ couponIds: ['small'] })).quote).toMatchObject({ couponAmount: 2000, payAmount: 38_000 })
    expect((await look({ couponIds: [] })).quote).toMatchObject({ couponAmount: 0, payAmount: 40_000 })
  })

  it.each<[string, Partial<Parameters<typeof addTemplate>[1]>, RegExp]>([
    ['for other ways of ordering', { scenes: ['delivery', 'pickup'] }, /^Only for delivery, pickup$/],
    [
      'for some dishes, which the bill does not name',
      { goodsRule: 'only', goodsIds: ['tea'] },
      /^Only for delivery.*fast/,
    ],
    ['for a free dish', { kind: 'freeItem', value: 0, getNum: 1 }, /^Only for delivery.*fast/],
    ['for free delivery', { kind: 'freeDelivery', value: 0 }, /^Only for delivery$/],
    ['from a higher amount', { minAmount: 50_000 }, /100/],
    ['not beside a discount', { stacks: { ...STACKS_ALL, activities: false } }, /./],
  ])('which are %s do not apply, and tell why', async (_name, terms, reason) => {
    await coupon('odd', terms)
    const amount = terms.stacks ? 60_000 : 40_000
    const { coupons, quote } = await look({ amount })
    expect(quote.couponAmount).toBe(0)
    expect(coupons?.list).toMatchObject([{ usable: false, reason: expect.stringMatching(reason) as string }])
    const refused = await pay({ amount, couponIds: ['odd'] })
    expect([refused.code, await backend.db.$count(orders)]).toEqual([400, 0])
  })

  it('reduce its discountable part only', async () => {
    await coupon('half', { kind: 'percent', value: 5000 })
    const { quote } = await look({ noDiscountAmount: 30_000 })
    expect(quote).toMatchObject({ couponAmount: 5000, payAmount: 35_000 })
  })

  it('are taken with it, and come back when it is not paid', async () => {
    const id = await coupon('small')
    const { data: bill } = await pay()
    expect(await couponOf(id)).toMatchObject({ state: 'used', orderId: bill.id, usedAmount: 2000 })
    expect((await look()).coupons?.list).toEqual([])
    backend.clock.advance(21)
    await runJob(backend.app.jobs.orderTimeouts)
    expect(await couponOf(id)).toMatchObject({ state: 'usable', orderId: null })
  })

  it('are used once, by a bill or by an order, when two phones pay at once', async () => {
    const id = await coupon('small')
    const shopper = await Shopper.with(backend, nok.token).fill()
    const { quoteId } = await look()
    const { quoteId: ofOrder } = await shopper.checkout()
    const replies = await Promise.all([pay({}, quoteId), shopper.place({ quoteId: ofOrder }), pay({}, quoteId)])
    expect(codesOf(replies).filter((code) => code === 200)).toHaveLength(1)
    const [order] = await backend.db.select().from(orders)
    expect(await couponOf(id)).toMatchObject({ state: 'used', orderId: order?.id })
  })

  it('of another member are unknown', async () => {
    await addTemplate(backend, { id: 'hers' })
    await giveCoupon(backend, som.userId, 'hers', { id: 'hers' })
    expect((await look({ couponIds: ['hers'] })).problems).toMatchObject([{ field: 'couponIds' }])
  })

  it('are not offered to guests without an account', async () => {
    const guest = await Shopper.enter(backend)
    const reply = await backend.ask(calls.checkout, { storeId: 'ari', amount: 40_000 }, guest.as())
    expect(reply).toMatchObject({ coupons: null, points: null, giftCards: null, balance: null })
  })
})

describe('a bill and what the member holds', () => {
  const everything = { usePoints: true, useGiftCards: true, useBalance: true }

  it('is paid at once by gift cards that reach, and completed', async () => {
    await nok.buy(50_000)
    const { data: bill } = await pay({ useGiftCards: true })
    expect(bill).toMatchObject({ type: 3, state: 7, paid: true, payType: 'giftCard', payAmount: 0 })
    const [card] = await backend.db.select().from(giftCards)
    expect(card?.balance).toBe(10_000)
  })

  it('is paid by points, a gift card and the balance in part, and the rest by PromptPay', async () => {
    await nok.buy(10_000)
    await credit(backend, nok.userId, { paidIn: 5000, points: 300 })
    const { points, giftCards: cards, balance } = await look(everything)
    expect([points?.usable, cards?.usable, balance?.usable]).toEqual([300, 10_000, 5000])
    const { data: bill } = await pay(everything)
    expect(bill).toMatchObject({ state: 1, paid: false, payAmount: 22_000 })
    const { refNo, amount } = await Shopper.with(backend, nok.token).code(bill.id)
    expect(amount).toBe(22_000)
    await settle(backend, refNo)
    expect(await Shopper.with(backend, nok.token).detail(bill.id)).toMatchObject({ state: 7, paid: true })
    expect((await look(everything)).points).toMatchObject({ held: 0 })
  })

  it('gives everything back when the guest withdraws it', async () => {
    await nok.buy(10_000)
    await credit(backend, nok.userId, { paidIn: 5000, points: 300 })
    const { data: bill } = await pay(everything)
    expect((await Shopper.with(backend, nok.token).close(bill.id)).code).toBe(200)
    const { points, giftCards: cards, balance } = await look()
    expect([points?.held, cards?.held, balance?.held]).toEqual([300, 10_000, 5000])
  })

  it('is paid once when the same money is spent by two phones at once', async () => {
    await nok.buy(40_000)
    const { quoteId } = await look({ useGiftCards: true })
    const replies = await Promise.all([pay({ useGiftCards: true }, quoteId), pay({ useGiftCards: true }, quoteId)])
    expect(new Set(codesOf(replies))).toEqual(new Set([200, 400]))
    const [card] = await backend.db.select().from(giftCards)
    expect(card?.balance).toBe(0)
  })

  afterEach(async () => {
    expect([...(await checkLedger(backend.db)), ...(await checkGiftCards(backend.db))]).toEqual([])
  })
})
