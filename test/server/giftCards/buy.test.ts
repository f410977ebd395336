import { eq } from 'drizzle-orm'
import { giftCardEntries, giftCards } from '../../../server/db/schema/wallet/giftCards'
import { refunds } from '../../../server/db/schema/payments/payments'
import { checkGiftCards } from '../../../server/modules/ledger/checkGiftCards'
import { giftCardContract as calls } from '../../../src/contract/wallet/giftCard'
import { payContract } from '../../../src/contract/payment/pay'
import { credit } from '../support/accounts/accounts'
import { BANK_SECRET, notify, transferEvent } from '../support/payments/bank'
import { CardHolder, sellCards } from '../support/coupons/cardHolder'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { setConfig } from '../support/database/configs'

let backend: Backend
let nok: CardHolder
freshBistro((fresh) => (backend = fresh), { paymentSecret: BANK_SECRET })
beforeEach(async () => {
  await sellCards(backend)
  nok = await CardHolder.enter(backend, 'Nok')
})

const set = (ident: string, value: Record<string, unknown>) => setConfig(backend.db, ident, value)

describe('the shop of gift cards', () => {
  it('lists designs in the language of the guest, with the ways to pay but not the counter', async () => {
    const { list, payTypes } = await backend.ask(calls.designs, { storeId: 'ari' }, { token: nok.token, locale: 'th' })
    expect(list).toMatchObject([
      { id: 'birthday', name: 'สุขสันต์วันเกิด', faceValues: [20_000, 50_000], free: { min: 10_000, max: 300_000 } },
    ])
    expect(payTypes.map(({ type }) => type)).toEqual(['promptpay', 'card'])
  })

  it('is empty and sells nothing while the merchant has switched gift cards off', async () => {
    await set('giftCardSetting', { on: false })
    expect((await nok.ask(calls.designs, { storeId: 'ari' })).list).toEqual([])
    const request = { storeId: 'ari', designId: 'birthday', faceValue: 50_000, payType: 'promptpay' } as const
    expect((await nok.call(calls.order, request)).msg).toMatch(/not sold/)
  })

  it.each([
    ['an amount below the free ones', { faceValue: 9_900 }, /one of the amounts/],
    ['an amount above the free ones', { faceValue: 300_100 }, /one of the amounts/],
    ['a part of a baht', { faceValue: 12_345 }, /one of the amounts/],
    ['an unknown design', { designId: 'nobody' }, /not sold/],
    ['an unknown store', { storeId: 'nobody' }, /./],
    ['payment at the counter', { payType: 'offline' as const }, /./],
    ['the balance while there is none', { payType: 'balance' as const }, /./],
  ])('refuses %s', async (_what, change, reason) => {
    const request = {
      storeId: 'ari',
      designId: 'birthday',
      faceValue: 50_000,
      payType: 'promptpay',
      ...change,
    } as const
    const reply = await nok.call(calls.order, request)
    expect([reply.code, reply.msg]).toEqual([400, expect.stringMatching(reason)])
    expect(await nok.cards()).toEqual([])
  })

  it('takes five unpaid orders of one member, and no more until they are paid or end', async () => {
    for (let count = 0; count < 5; count += 1) await nok.order()
    const request = { storeId: 'ari', designId: 'birthday', faceValue: 50_000, payType: 'promptpay' } as const
    expect((await nok.call(calls.order, request)).code).toBe(400)
    backend.clock.advance(30)
    await runJob(backend.app.jobs.orderTimeouts)
    expect((await nok.call(calls.order, request)).code).toBe(200)
  })
})

describe('a gift card that is bought', () => {
  it('exists once it is paid, with its value, words and end', async () => {
    const { orderId } = await nok.order()
    expect(await nok.cardOf(orderId)).toBeNull()
    expect(await nok.cards()).toEqual([])
    const ref = await nok.codeOf(orderId)
    await notify(backend, transferEvent(ref, 50_000))
    const cardId = (await nok.cardOf(orderId)) as string
    const { card, records, codeStart } = await nok.detail(cardId)
    expect(card).toMatchObject({ faceValue: 50_000, balance: 50_000, state: 'unused', message: 'Enjoy', from: '' })
    expect(card.expireAt).toBe('2027-11-21T12:00:00.000+07:00')
    expect(records.map(({ kind, amount }) => [kind, amount])).toEqual([['issued', 50_000]])
    expect((await nok.code(cardId)).startsWith(codeStart)).toBe(true)
  })

  it('is issued once, also when the bank reports the transfer twice, and a second transfer goes back', async () => {
    const { orderId } = await nok.order()
    const ref = await nok.codeOf(orderId)
    const first = transferEvent(ref, 50_000)
    await notify(backend, first)
    await notify(backend, { ...first, id: 'another event about it' })
    await notify(backend, transferEvent(ref, 50_000, 'a second transfer'))
    expect(await nok.cards()).toHaveLength(1)
    expect(await backend.db.select().from(refunds)).toMatchObject([{ amount: 50_000, reason: 'paidTwice' }])
  })

  it('is not issued for a wrong amount, which goes back; the code can still be paid', async () => {
    const { orderId } = await nok.order()
    const ref = await nok.codeOf(orderId)
    await notify(backend, transferEvent(ref, 40_000, 'wrong'))
    expect(await nok.cardOf(orderId)).toBeNull()
    expect(await nok.ask(payContract.query, { orderId })).toMatchObject({ state: 0, goesBack: 40_000 })
    await notify(backend, transferEvent(ref, 50_000, 'right'))
    expect(await nok.cards()).toHaveLength(1)
  })

  it('is not issued after its order has ended: late money goes back', async () => {
    const { orderId } = await nok.order()
    const ref = await nok.codeOf(orderId)
    backend.clock.advance(30)
    await runJob(backend.app.jobs.orderTimeouts)
    await notify(backend, transferEvent(ref, 50_000))
    expect(await nok.ask(payContract.query, { orderId })).toMatchObject({ state: 3, goesBack: 50_000 })
    expect(await nok.cards()).toEqual([])
  })

  it('can be paid from the balance', async () => {
    await set('storageset', { on: true })
    await credit(backend, nok.userId, { paidIn: 60_000 })
    const { orderId } = await nok.order(50_000, 'balance')
    expect((await nok.call(payContract.pay, { orderId, payType: 'balance' })).data).toMatchObject({ state: 1 })
    expect(await nok.cards()).toHaveLength(1)
    const { payTypes } = await nok.ask(calls.designs, { storeId: 'ari' })
    expect(payTypes.find(({ type }) => type === 'balance')?.balance).toBe(10_000)
  })

  it('is ordered once for one idempotency key', async () => {
    const request = { storeId: 'ari', designId: 'birthday', faceValue: 20_000, payType: 'promptpay' } as const
    const [first, second] = [await nok.call(calls.order, request, 'k'), await nok.call(calls.order, request, 'k')]
    expect(second.data).toEqual(first.data)
  })
})

describe('the refund of a gift card', () => {
  it('gives the money of an unused card back, and cancels it', async () => {
    const id = await nok.buy()
    const { card } = await nok.ask(calls.refund, { id })
    expect(card).toMatchObject({ state: 'cancelled', balance: 0 })
    expect(await backend.db.select().from(refunds)).toMatchObject([{ amount: 50_000, reason: 'agreed', doneAt: null }])
    expect((await nok.call(calls.refund, { id })).code).toBe(400)
    expect((await nok.call(calls.code, { id })).code).toBe(400)
    expect(await nok.cards()).toEqual([])
    expect(await nok.cards('1')).toEqual([id])
  })

  it('ends after the days that the merchant has set', async () => {
    const id = await nok.buy()
    backend.clock.advance(7 * 24 * 60)
    expect((await nok.detail(id)).refundUntil).toBeNull()
    expect((await nok.call(calls.refund, { id })).msg).toMatch(/cannot be refunded/)
  })

  it('is for the buyer only, not for who has been given the card, and not while it waits in a gift', async () => {
    const som = await CardHolder.enter(backend, 'Som')
    const id = await nok.buy()
    const token = await nok.give(id)
    expect((await nok.call(calls.refund, { id })).code).toBe(400)
    await som.receive(token)
    expect((await som.call(calls.refund, { id })).code).toBe(400)
    expect((await nok.call(calls.refund, { id })).code).toBe(400)
  })

  it('goes back to the balance that paid', async () => {
    await set('storageset', { on: true })
    await credit(backend, nok.userId, { paidIn: 50_000 })
    const { orderId } = await nok.order(50_000, 'balance')
    await nok.ask(payContract.pay, { orderId, payType: 'balance' })
    await nok.ask(calls.refund, { id: (await nok.cardOf(orderId)) as string })
    const { payTypes } = await nok.ask(calls.designs, { storeId: 'ari' })
    expect(payTypes.find(({ type }) => type === 'balance')?.balance).toBe(50_000)
  })
})

describe('the ledger of gift cards', () => {
  it('refuses to change or delete an entry', async () => {
    await nok.buy()
    await expect(backend.db.update(giftCardEntries).set({ amount: 1 })).rejects.toThrow()
    await expect(backend.db.delete(giftCardEntries)).rejects.toThrow()
  })

  it('finds a balance that is not the sum of its entries', async () => {
    const id = await nok.buy()
    expect(await checkGiftCards(backend.db)).toEqual([])
    await backend.db.update(giftCards).set({ balance: 1 }).where(eq(giftCards.id, id))
    expect(await checkGiftCards(backend.db)).toEqual([`gift card ${id} has 1, its entries add up to 50000`])
  })
})
