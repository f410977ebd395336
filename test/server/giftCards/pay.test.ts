import { eq } from 'drizzle-orm'
import { giftCards } from '../../../server/db/schema/wallet/giftCards'
import { payments } from '../../../server/db/schema/payments/payments'
import { checkGiftCards } from '../../../server/modules/ledger/checkGiftCards'
import { giftCardContract as calls } from '../../../src/contract/wallet/giftCard'
import { orderCareContract } from '../../../src/contract/order/orderCare'
import { credit } from '../support/accounts/accounts'
import { type CardHolder, twoHolders } from '../support/coupons/cardHolder'
import { type Backend, runJob } from '../support/harness'
import { settle, Shopper } from '../support/orders/shopper'
import { setConfig } from '../support/database/configs'

let backend: Backend
let nok: CardHolder
let som: CardHolder
twoHolders((fresh, giver, receiver) => ([backend, nok, som] = [fresh, giver, receiver]))

const useGiftCards = true

/** A shopper with a valid order in the cart, and what it costs. */
async function toOrder(holder = nok): Promise<{ shopper: Shopper; due: number }> {
  const shopper = await Shopper.with(backend, holder.token).fill()
  return { shopper, due: (await shopper.checkout()).quote.payAmount }
}

/** A card that was bought, with so much left on it. */
async function cardWith(balance: number): Promise<string> {
  const id = await nok.buy(Math.max(balance, 10_000))
  const { db } = backend
  await db.update(giftCards).set({ balance }).where(eq(giftCards.id, id))
  return id
}

async function left(id: string): Promise<number> {
  return (await nok.detail(id)).card.balance
}

afterEach(async () => {
  const faults = await checkGiftCards(backend.db)
  expect(faults.filter((fault) => !fault.includes('add up') && !fault.includes('says'))).toEqual([])
})

describe('an order that gift cards pay', () => {
  it('reports what is left on the cards and how much of it it may use', async () => {
    const { shopper, due } = await toOrder()
    expect((await shopper.checkout()).giftCards).toBeNull()
    await nok.buy(50_000)
    expect((await shopper.checkout()).giftCards).toEqual({ held: 50_000, usable: due })
    const { quote } = await shopper.checkout({ useGiftCards })
    expect(quote).toMatchObject({ giftCardAmount: due, payAmount: 0 })
  })

  it('is paid at once when they reach, and goes to the kitchen', async () => {
    const { shopper, due } = await toOrder()
    const id = await nok.buy(50_000)
    const order = await shopper.order({ useGiftCards })
    expect(order).toMatchObject({ paid: true, payType: 'giftCard', payTypeText: 'Gift card', payAmount: 0 })
    const { card, records } = await nok.detail(id)
    expect(card).toMatchObject({ balance: 50_000 - due, state: 'inUse' })
    expect(records[0]).toMatchObject({ kind: 'payment', amount: -due, orderNo: order.orderNo })
  })

  it('takes the card that ends first, then the next, by one payment each', async () => {
    const { shopper, due } = await toOrder()
    const first = await cardWith(1000)
    backend.clock.advance(1)
    const second = await nok.buy(50_000)
    const { id } = await shopper.order({ useGiftCards })
    expect([await left(first), await left(second)]).toEqual([0, 50_000 - due + 1000])
    const paid = await backend.db.select().from(payments).where(eq(payments.purchaseId, id))
    expect(paid.map(({ payType, amount }) => [payType, amount])).toEqual([
      ['giftCard', 1000],
      ['giftCard', due - 1000],
    ])
  })

  it('is paid in part: the rest by PromptPay', async () => {
    const { shopper, due } = await toOrder()
    const card = await cardWith(1000)
    const { id } = await shopper.order({ useGiftCards })
    expect(await left(card)).toBe(0)
    const code = await shopper.code(id)
    expect(code.amount).toBe(due - 1000)
    await settle(backend, code.refNo)
    expect(await shopper.detail(id)).toMatchObject({ paid: true, payType: 'promptpay' })
  })

  it('is paid by cards, then the balance', async () => {
    await setConfig(backend.db, 'storageset', { on: true })
    await credit(backend, nok.userId, { paidIn: 100_000 })
    const { shopper, due } = await toOrder()
    await cardWith(1000)
    const { quote } = await shopper.checkout({ useGiftCards, useBalance: true })
    expect(quote).toMatchObject({ giftCardAmount: 1000, balanceAmount: due - 1000, payAmount: 0 })
    expect(await shopper.order({ useGiftCards, useBalance: true })).toMatchObject({ paid: true, payType: 'balance' })
  })

  it('uses no card that waits in a gift, has expired or is of another member', async () => {
    const { shopper } = await toOrder()
    const [given, expired] = [await nok.buy(), await nok.buy()]
    await nok.give(given)
    await backend.db.update(giftCards).set({ expireAt: backend.clock.now() }).where(eq(giftCards.id, expired))
    expect((await shopper.checkout()).giftCards).toBeNull()
    const other = await toOrder(som)
    expect((await other.shopper.checkout()).giftCards).toBeNull()
  })

  it('is placed once when the same money is spent by two phones at once', async () => {
    await cardWith(1000)
    const pickup = await toOrder()
    const takeout = await Shopper.with(backend, nok.token, { diningType: 'takeout' }).fill()
    const replies = await Promise.all([pickup.shopper.place({ useGiftCards }), takeout.place({ useGiftCards })])
    const cards = await backend.db.select().from(giftCards)
    expect(cards.map(({ balance }) => balance)).toEqual([0])
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
  })
})

describe('what gift cards have paid', () => {
  it('goes back to them when the unpaid order ends', async () => {
    const { shopper } = await toOrder()
    const card = await cardWith(1000)
    await shopper.order({ useGiftCards })
    backend.clock.advance(30)
    await runJob(backend.app.jobs.orderTimeouts)
    expect(await left(card)).toBe(1000)
  })

  it('goes back to the cards when the order is refunded', async () => {
    const { shopper } = await toOrder()
    const first = await cardWith(1000)
    backend.clock.advance(1)
    const second = await nok.buy(50_000)
    const { id: orderId } = await shopper.order({ useGiftCards })
    await nok.ask(orderCareContract.refundApply, { orderId, reason: 'changedMind' })
    expect([await left(first), await left(second)]).toEqual([1000, 50_000])
    expect((await nok.detail(second)).records[0]).toMatchObject({ kind: 'refund' })
  })

  it('makes an expired card valid for another day', async () => {
    const { shopper } = await toOrder()
    const card = await cardWith(1000)
    await shopper.order({ useGiftCards })
    await backend.db.update(giftCards).set({ expireAt: backend.clock.now() }).where(eq(giftCards.id, card))
    backend.clock.advance(30)
    await runJob(backend.app.jobs.orderTimeouts)
    expect((await nok.detail(card)).card).toMatchObject({ balance: 1000, expireAt: '2026-11-22T12:30:00.000+07:00' })
  })

  it('cannot be refunded as a purchase of the card any more', async () => {
    const { shopper } = await toOrder()
    const id = await nok.buy(50_000)
    await shopper.order({ useGiftCards })
    expect((await nok.detail(id)).refundUntil).toBeNull()
    expect((await nok.call(calls.refund, { id })).code).toBe(400)
  })
})
