import { eq } from 'drizzle-orm'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { personPayContract } from '../../../src/contract/order/personPay'
import { configs } from '../../../server/db/schema/settings/config'
import { payments, refunds } from '../../../server/db/schema/payments/payments'
import { purchases } from '../../../server/db/schema/payments/purchases'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { balancesOf } from '../../../server/modules/ledger/ledger'
import { readDayTotals } from '../../../server/modules/payments/dayTotals'
import { dayOf, dayText } from '../../../src/domain/time/storeClock'
import { completeRefund } from '../../../server/modules/orders/refunds/transitionRefund'
import { credit, signInAs } from '../support/accounts/accounts'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { move } from '../support/orders/kitchen'
import { settle, Shopper } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh))
beforeEach(() => switchOn())

/** Price of the filled cart for a member, satang. */
const PRICE = 14_445

/** Switches stored value on, with half of a payment from the bonus money, and points of 10 satang. */
async function switchOn(on = true) {
  await backend.db.delete(configs).where(eq(configs.ident, 'storageset'))
  await backend.db
    .insert(configs)
    .values([
      { ident: 'storageset', value: { on, bonusShare: 5000 } },
      ...(on ? [{ ident: 'integralSetting', value: { on: true, value: 10, maxShare: 5000, step: 10 } }] : []),
    ])
}

/** A member with money on the balance and a full cart. */
async function member(held: Parameters<typeof credit>[2], name = 'Nok') {
  const { token, userInfo } = await signInAs(backend, name)
  await credit(backend, userInfo.id, held)
  const shopper = await Shopper.with(backend, token).fill()
  return { shopper, userId: userInfo.id, held: () => balancesOf(backend.db, userInfo.id) }
}

const types = ({ payTypes }: { payTypes: { type: string }[] }) => payTypes.map(({ type }) => type)
const payTwice = (shopper: Shopper, orderId: string) =>
  Promise.all([shopper.startPay(orderId, { payType: 'balance' }), shopper.startPay(orderId, { payType: 'balance' })])
const refundAll = (shopper: Shopper, orderId: string) =>
  backend.ask(orderCareContract.refundApply, { orderId, reason: 'changedMind' }, shopper.as())

afterEach(async () => {
  expect(await checkLedger(backend.db)).toEqual([])
})

describe('the balance as a payment method', () => {
  it('is offered with what is available, when it reaches', async () => {
    const { shopper } = await member({ paidIn: PRICE - 100, bonus: 100 })
    const { payTypes, quote } = await shopper.checkout()
    expect(quote.payAmount).toBe(PRICE)
    expect(payTypes.map(({ type }) => type)).toEqual(['promptpay', 'card', 'balance', 'offline'])
    expect(payTypes[2]).toEqual({
      ...{ type: 'balance', name: 'Wallet balance', caption: '฿144.45 available' },
      ...{ enabled: true, reason: '', balance: PRICE },
    })
  })

  it('is named by the merchant’s word for it, also on the order', async () => {
    const value = { custom: { balance: { en: 'credit', th: 'เครดิต' } } }
    await backend.db.update(configs).set({ value }).where(eq(configs.ident, 'system'))
    const { shopper } = await member({ paidIn: PRICE })
    expect((await shopper.checkout()).payTypes[2]?.name).toBe('Wallet credit')
    const { id } = await shopper.order({ payType: 'balance' })
    expect((await shopper.detail(id)).payTypeText).toBe('Wallet credit')
  })

  it('is not offered when it does not reach, to a guest, or while stored value is switched off', async () => {
    const { shopper } = await member({ paidIn: PRICE - 1 })
    expect(types(await shopper.checkout())).not.toContain('balance')
    expect((await shopper.place({ payType: 'balance' })).msg).toBe('This payment method is not available here')
    const guest = await (await Shopper.enter(backend)).fill()
    expect(types(await guest.checkout())).not.toContain('balance')
    const rich = await member({ paidIn: 1_000_000 }, 'Rich')
    const order = await rich.shopper.order({ payType: 'balance' })
    await switchOn(false)
    expect(await rich.shopper.checkout()).toMatchObject({ balance: null })
    expect((await rich.shopper.startPay(order.id, { payType: 'balance' })).msg).toBe(
      'This payment method is not available here',
    )
  })

  it('pays an order once, in the configured ratio of bonus and money paid in', async () => {
    const { shopper, held } = await member({ paidIn: 20_000, bonus: 5000 })
    const { id } = await shopper.order({ payType: 'balance' })
    expect(await shopper.detail(id)).toMatchObject({ state: 1, payType: 'balance', actions: ['cancel', 'pay'] })
    const replies = await payTwice(shopper, id)
    expect(replies.map(({ data }) => data)).toEqual([
      { payType: 'balance', state: 1 },
      { payType: 'balance', state: 1 },
    ])
    expect(await shopper.detail(id)).toMatchObject({ state: 2, paid: true, payTypeText: 'Wallet balance' })
    expect((await shopper.query(id)).state).toBe(1)
    expect(await held()).toMatchObject({ paidIn: 20_000 - (PRICE - 5000), bonus: 0 })
    expect(await backend.db.$count(payments)).toBe(1)
  })

  it('pays one of two orders of two phones when it reaches for one', async () => {
    const { shopper, held } = await member({ paidIn: PRICE })
    const first = await shopper.order({ payType: 'balance' })
    await shopper.fill()
    const second = await shopper.order({ payType: 'balance' })
    const replies = await Promise.all([first, second].map(({ id }) => shopper.startPay(id, { payType: 'balance' })))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(replies.find(({ code }) => code === 400)?.msg).toBe(
      'There is not enough money in your wallet. Please pay another way',
    )
    const states = await Promise.all([first, second].map(async ({ id }) => (await shopper.detail(id)).state))
    expect(states).toEqual(expect.arrayContaining([1, 2]))
    expect(await held()).toMatchObject({ paidIn: 0 })
  })

  it('is given back to where it came from by a refund, which is done at once', async () => {
    const { shopper, held } = await member({ paidIn: 20_000, bonus: 5000 })
    const { id } = await shopper.order({ payType: 'balance' })
    await shopper.startPay(id, { payType: 'balance' })
    const { refund, state } = await refundAll(shopper, id)
    expect(refund).toMatchObject({ amount: PRICE, stateFormat: expect.any(String), doneAt: expect.any(String) })
    expect(state).toBe(8)
    expect(await held()).toMatchObject({ paidIn: 20_000, bonus: 5000 })
    expect(await backend.db.select().from(refunds)).toMatchObject([{ amount: PRICE, reason: 'agreed' }])
  })

  it('pays a bill of the till', async () => {
    const { shopper, held } = await member({ paidIn: 30_000 })
    const bill = { storeId: 'ari', amount: 20_000 }
    const { quoteId, payTypes } = await backend.ask(personPayContract.checkout, bill, shopper.as())
    expect(types({ payTypes })).toEqual(['promptpay', 'card', 'balance'])
    const request = { ...bill, quoteId, payType: 'balance' } as const
    const { id } = await backend.ask(personPayContract.create, request, shopper.as())
    expect((await shopper.startPay(id, { payType: 'balance' })).data).toEqual({ payType: 'balance', state: 1 })
    expect(await shopper.detail(id)).toMatchObject({ state: 7, paid: true })
    expect(await held()).toMatchObject({ paidIn: 10_000 })
  })
})

describe('a part from the balance', () => {
  const parts = { useBalance: true } as const

  it('reduces what is paid otherwise, and is taken when the order is placed', async () => {
    const { shopper, held } = await member({ paidIn: 4000, bonus: 1000 })
    const checkout = await shopper.checkout(parts)
    expect(checkout.balance).toEqual({ held: 5000, usable: 5000 })
    expect(checkout.quote).toMatchObject({ balanceAmount: 5000, payAmount: PRICE - 5000 })
    const { id } = await shopper.order(parts)
    expect(await held()).toMatchObject({ paidIn: 0, bonus: 0 })
    const code = await shopper.code(id)
    expect(code.amount).toBe(PRICE - 5000)
    await settle(backend, code.refNo)
    expect(await shopper.detail(id)).toMatchObject({ state: 2, paid: true, payType: 'promptpay' })
    const [purchase] = await backend.db.select().from(purchases)
    expect(purchase).toMatchObject({ amount: PRICE, fromBalance: 5000, state: 'paid' })
  })

  it('comes back when the order is cancelled, or not paid in time', async () => {
    const { shopper, held } = await member({ paidIn: 4000, bonus: 1000 })
    const { id } = await shopper.order(parts)
    await shopper.close(id)
    expect(await shopper.query(id)).toMatchObject({ state: 3, msg: 'This order is closed', goesBack: 0 })
    expect(await held()).toMatchObject({ paidIn: 4000, bonus: 1000 })
    await shopper.fill()
    await shopper.order(parts)
    backend.clock.advance(21)
    await runJob(backend.app.jobs.orderTimeouts)
    expect(await held()).toMatchObject({ paidIn: 4000, bonus: 1000 })
    const now = backend.clock.now()
    const { total } = await readDayTotals(backend.db, { day: dayText(dayOf(now)) }, { locale: 'en', now })
    expect(total).toMatchObject({ receivedAmount: 10_000, refundedAmount: 10_000, net: 0 })
  })

  it('is refunded after the other payment, which is paid out by the store', async () => {
    const { shopper, held } = await member({ paidIn: 5000 })
    const { id } = await shopper.order(parts)
    await settle(backend, (await shopper.code(id)).refNo)
    const { refund } = await refundAll(shopper, id)
    expect(refund).toMatchObject({ amount: PRICE, doneAt: null })
    expect(await held()).toMatchObject({ paidIn: 5000 })
    const owed = (await backend.db.select().from(refunds)).find(({ doneAt }) => doneAt === null)
    expect(owed?.amount).toBe(PRICE - 5000)
    await backend.db.transaction((tx) => completeRefund(tx, owed?.id ?? '', backend.clock.now()))
    expect((await shopper.detail(id)).refund?.doneAt).not.toBeNull()
  })

  it('pays all of an order when it reaches', async () => {
    const { shopper, held } = await member({ paidIn: 50_000 })
    const order = await shopper.order(parts)
    expect(order).toMatchObject({ state: 2, paid: true, payAmount: 0, payType: 'balance' })
    await refundAll(shopper, order.id)
    expect(await held()).toMatchObject({ paidIn: 50_000 })
  })

  it('refuses the order when another phone has spent it since the quote', async () => {
    const { shopper, userId, held } = await member({ paidIn: 5000 })
    const { quoteId } = await shopper.checkout(parts)
    await credit(backend, userId, { paidIn: -1000 })
    expect((await shopper.place({ ...parts, quoteId })).msg).toBe('Something has changed. Please check the new total')
    expect(await held()).toMatchObject({ paidIn: 4000 })
  })
})

describe('points at a checkout', () => {
  it('are offered in steps up to their share, taken with the order, and given back when it is cancelled', async () => {
    const { shopper, held } = await member({ points: 237 })
    const plain = await shopper.checkout()
    expect(plain.points).toEqual({ held: 237, usable: 230, amount: 2300 })
    expect(plain.quote.pointsUsed).toBe(0)
    const { id } = await shopper.order({ usePoints: true })
    expect((await shopper.detail(id)).quote).toMatchObject({ pointsUsed: 230, pointsAmount: 2300 })
    expect(await held()).toMatchObject({ points: 7 })
    await shopper.close(id)
    expect(await held()).toMatchObject({ points: 237 })
  })

  it('are given back by a refund', async () => {
    const { shopper, held } = await member({ points: 100 })
    const { id } = await shopper.order({ usePoints: true })
    await settle(backend, (await shopper.code(id)).refNo)
    await move(backend, id, 'preparing')
    await backend.ask(orderCareContract.refundApply, { orderId: id, reason: 'changedMind' }, shopper.as())
    expect(await held()).toMatchObject({ points: 0 })
    await move(backend, id, 'refunded')
    expect(await held()).toMatchObject({ points: 100 })
  })

  it('are not offered to a guest', async () => {
    const guest = await (await Shopper.enter(backend)).fill()
    expect(await guest.checkout({ usePoints: true, useBalance: true })).toMatchObject({
      points: null,
      balance: null,
      quote: { pointsUsed: 0, balanceAmount: 0 },
    })
  })
})

it('a coupon that the guest does not have is refused with its reason', async () => {
  const { shopper } = await member({ paidIn: 5000 })
  const text = 'You do not have this coupon. Choose another one or order without it'
  expect((await shopper.checkout({ couponIds: ['c1'] })).problems).toEqual([{ field: 'couponIds', text }])
  expect((await shopper.place({ couponIds: ['c1'] })).msg).toBe(text)
})
