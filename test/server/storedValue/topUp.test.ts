import { couponTemplates, userCoupons } from '../../../server/db/schema/coupons/coupons'
import { topUpAmounts } from '../../../server/db/schema/wallet/storedValue'
import { stores } from '../../../server/db/schema/store/stores'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { payContract } from '../../../src/contract/payment/pay'
import { storeValueContract as calls } from '../../../src/contract/wallet/storeValue'
import { credit } from '../support/accounts/accounts'
import { codesOf } from '../support/inStore/diner'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { enterSaver, offerAmount, openTopUps, type Saver, THOUSAND } from '../support/membership/saver'
import { settle, Shopper } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

const DAY = 24 * 60

let backend: Backend
let nok: Saver
freshBistro((fresh) => (backend = fresh))
beforeEach(async () => {
  await openTopUps(backend)
  nok = await enterSaver(backend, 'Nok')
})
afterEach(async () => {
  expect(await checkLedger(backend.db)).toEqual([])
})

const plain = (...amounts: number[]) => setConfig(backend.db, 'storageVal', { amounts })

describe('the amounts to pay in (storeValue)', () => {
  it('are those of the merchant with what each gives, and plain ones, without the balance as a way to pay', async () => {
    await offerAmount(backend)
    await plain(100_000, 30_000)
    await credit(backend, nok.userId, { paidIn: 30_000, bonus: 5000 })
    const { list, payTypes, ...rest } = await nok.offer()
    expect(list).toMatchObject([
      { id: null, amount: 30_000, bonus: 0, coupons: [] },
      {
        ...{ id: 'thousand', version: 1, amount: 100_000, bonus: 10_000, points: 50, recommended: true, left: null },
        coupons: [{ couponId: 'dinner', name: 'dinner', num: 2 }],
      },
    ])
    expect(payTypes.map(({ type }) => type)).toEqual(['promptpay', 'card'])
    expect(rest).toMatchObject({
      ...{ on: true, free: { min: 10_000, max: 2_000_000 }, leftToday: null, stores: [], refundDays: 7 },
      balance: { total: 35_000, paidIn: 30_000, bonus: 5000 },
    })
  })

  it.each([
    ['the switch is off', () => openTopUps(backend, { on: false })],
    ['the store does not take part', () => backend.db.update(stores).set({ services: [] })],
  ])('are none while %s, and none is sold', async (_when, close) => {
    await offerAmount(backend)
    await close()
    expect(await nok.offer()).toMatchObject({ on: false, list: [] })
    expect((await nok.order()).msg).toBe('Top-ups are not open at this store')
  })

  it('leave out an offer that has ended, is taken off, or whose coupons end within a day', async () => {
    await offerAmount(backend)
    const listed = async () => (await nok.offer()).list.length
    const change = (values: Partial<typeof topUpAmounts.$inferInsert>) => backend.db.update(topUpAmounts).set(values)
    await change({ endAt: backend.clock.now() })
    expect(await listed()).toBe(0)
    await change({ endAt: null, closed: true })
    expect(await listed()).toBe(0)
    await change({ closed: false })
    expect(await listed()).toBe(1)
    const fixed = { validRule: 'fixed', startAt: new Date(0), endAt: new Date('2026-11-22T11:00:00+07:00') } as const
    await backend.db.update(couponTemplates).set({ ...fixed, validDays: null })
    expect(await listed()).toBe(0)
    expect((await nok.order(THOUSAND)).msg).toMatch(/offer has changed/)
  })

  it('come with the stores to choose from where the merchant wants that', async () => {
    await openTopUps(backend, { chooseStore: true })
    expect((await nok.offer()).stores).toEqual([{ id: 'ari', name: expect.any(String) }])
  })
})

describe('an order of a top-up', () => {
  beforeEach(() => offerAmount(backend))

  it('credits the balance, the bonus, points and coupons, once, however often the bank reports it', async () => {
    const { data } = await nok.order(THOUSAND)
    expect(await nok.ordered(data.orderId)).toMatchObject({ state: 'pending', coupons: [], balance: { total: 0 } })
    const ref = await nok.codeOf(data.orderId)
    await Promise.all([settle(backend, ref), settle(backend, ref)])
    await settle(backend, ref)
    expect(await nok.held()).toMatchObject({ paidIn: 100_000, bonus: 10_000, points: 50 })
    expect(await nok.coupons()).toHaveLength(2)
    expect(await nok.ordered(data.orderId)).toMatchObject({
      ...{ state: 'paid', amount: 100_000, bonus: 10_000, points: 50, refundUntil: '2026-11-28T12:00:00.000+07:00' },
      balance: { total: 110_000 },
    })
  })

  it('is written once for one key', async () => {
    const replies = [await nok.order(THOUSAND, 'k1'), await nok.order(THOUSAND, 'k1')]
    expect(new Set(replies.map(({ data }) => data.orderId)).size).toBe(1)
  })

  it('gives what was promised, whatever becomes of the offer before it is paid', async () => {
    const { data } = await nok.order(THOUSAND)
    await backend.db.update(topUpAmounts).set({ bonus: 0, points: 0, coupons: [], closed: true })
    await settle(backend, await nok.codeOf(data.orderId))
    expect(await nok.held()).toMatchObject({ paidIn: 100_000, bonus: 10_000, points: 50 })
  })

  it('credits nothing when it is not paid in time; money that comes later goes back', async () => {
    const { data } = await nok.order()
    const ref = await nok.codeOf(data.orderId)
    backend.clock.advance(30)
    await runJob(backend.app.jobs.orderTimeouts)
    await settle(backend, ref)
    expect((await nok.ordered(data.orderId)).state).toBe('closed')
    expect(await nok.held()).toMatchObject({ paidIn: 0 })
    expect((await nok.ask(payContract.query, { orderId: data.orderId })).goesBack).toBe(30_000)
  })

  it('takes a free amount in whole baht within the limits, or a plain one beyond them', async () => {
    expect((await nok.order({ amount: 10_000 })).code).toBe(200)
    expect((await nok.order({ amount: 9900 })).msg).toBe('Please enter an amount from ฿100 to ฿20,000, in whole baht')
    expect((await nok.order({ amount: 2_000_100 })).code).toBe(400)
    expect((await nok.order({ amount: 10_050 })).code).toBe(400)
    await plain(5000)
    expect((await nok.order({ amount: 5000 })).code).toBe(200)
  })

  it.each([
    ['without agreement', { agreed: false }, /agree to the top-up terms/],
    ['of an offer that was edited since', { ...THOUSAND, version: 2 }, /offer has changed/],
    ['of an offer for another amount', { ...THOUSAND, amount: 100 }, /offer has changed/],
    ['of an unknown offer', { ...THOUSAND, amountId: 'other' }, /offer has changed/],
    ['from the balance', { payType: 'balance' as const }, /not available/],
    ['at the counter', { payType: 'offline' as const }, /not available/],
    ['in an unknown store', { storeId: 'other' }, /store/i],
  ])('is refused %s', async (_what, change, msg) => {
    await credit(backend, nok.userId, { paidIn: 200_000 })
    const reply = await nok.order(change)
    expect([reply.code, reply.msg]).toEqual([400, expect.stringMatching(msg)])
  })

  it('is not paid from the balance afterwards either', async () => {
    await credit(backend, nok.userId, { paidIn: 200_000 })
    const { data } = await nok.order()
    expect((await nok.call(payContract.pay, { orderId: data.orderId, payType: 'balance' })).code).toBe(400)
    expect(await nok.held()).toMatchObject({ paidIn: 200_000 })
  })

  it('keeps to the share of a member, also from two phones at the same moment', async () => {
    await backend.db.update(topUpAmounts).set({ perPerson: 1 })
    expect((await nok.offer()).list[0]?.left).toBe(1)
    expect(codesOf(await Promise.all([nok.order(THOUSAND), nok.order(THOUSAND)]))).toEqual([200, 400])
    expect((await nok.offer()).list[0]?.left).toBe(0)
    expect((await nok.order(THOUSAND)).msg).toMatch(/as often as one person can/)
  })

  it('keeps to the limit of a day of the stores', async () => {
    await openTopUps(backend, { dayAmount: 50_000 })
    await nok.topUp()
    expect((await nok.offer()).leftToday).toBe(20_000)
    expect((await nok.order()).msg).toBe('You can pay in at most ฿500 a day')
    backend.clock.set('2026-11-22T00:00:00+07:00')
    expect((await nok.order()).code).toBe(200)
  })

  it('belongs to its owner alone', async () => {
    const orderId = await nok.topUp()
    const bee = await enterSaver(backend, 'Bee')
    expect((await bee.call(calls.ordered, { orderId })).code).toBe(400)
    expect((await bee.refund(orderId)).code).toBe(400)
    expect((await bee.call(payContract.pay, { orderId, payType: 'promptpay' })).code).toBe(400)
    const guest = await backend.call(calls.order, {
      storeId: 'ari',
      amount: 30_000,
      payType: 'promptpay',
      agreed: true,
    })
    expect(guest.code).toBe(401)
  })
})

describe('the refund of a top-up', () => {
  beforeEach(() => offerAmount(backend))

  it('takes back all that it gave, once, and is owed to the owner', async () => {
    const orderId = await nok.topUp(THOUSAND)
    expect(codesOf(await Promise.all([nok.refund(orderId), nok.refund(orderId)]))).toEqual([200, 400])
    expect(await nok.held()).toMatchObject({ paidIn: 0, bonus: 0, points: 0 })
    expect([await nok.coupons(), (await nok.ordered(orderId)).state]).toEqual([[], 'refunded'])
    const [line] = (await nok.log({ type: 'refund' })).list
    expect(line).toMatchObject({ type: 'topUpBack', amount: -110_000, balanceAfter: 0, topUpId: orderId })
  })

  it.each([
    ['some of the money was spent', () => credit(backend, nok.userId, { paidIn: -100 })],
    ['some of the bonus was spent', () => credit(backend, nok.userId, { bonus: -100 })],
    ['some of the points were spent', () => credit(backend, nok.userId, { points: -1 })],
    ['a coupon was used', () => backend.db.update(userCoupons).set({ state: 'used', usedAt: new Date(0) })],
    ['its days are over', () => Promise.resolve(backend.clock.advance(7 * DAY))],
  ])('is refused when %s', async (_when, use) => {
    const orderId = await nok.topUp(THOUSAND)
    await use()
    expect((await nok.ordered(orderId)).refundUntil).toBeNull()
    expect((await nok.refund(orderId)).msg).toMatch(/cannot be refunded any more/)
    expect((await nok.ordered(orderId)).state).toBe('paid')
  })

  it('is refused before it is paid', async () => {
    const { data } = await nok.order()
    expect((await nok.refund(data.orderId)).code).toBe(400)
  })

  it('loses against an order that spends the money at the same moment, or wins: never both', async () => {
    const orderId = await nok.topUp(THOUSAND)
    const shopper = await Shopper.with(backend, nok.token).fill()
    const { quoteId } = await shopper.checkout({ useBalance: true })
    const order = shopper.place({ useBalance: true, quoteId })
    const [refund, placed] = await Promise.all([nok.refund(orderId), order])
    expect(codesOf([refund, placed])).toEqual([200, 400])
  })
})
