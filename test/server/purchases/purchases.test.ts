import { eq } from 'drizzle-orm'
import { newId } from '../../../server/db/ids'
import { bankTransactions, payments, refunds } from '../../../server/db/schema/payments/payments'
import { purchases } from '../../../server/db/schema/payments/purchases'
import { secrets } from '../../../server/db/schema/account/secrets'
import { type PurchaseHandler, registerPurchases } from '../../../server/modules/purchases/purchaseHandlers'
import { lockPurchaseOf, openPurchase } from '../../../server/modules/purchases/purchases'
import { refundPurchase } from '../../../server/modules/purchases/refundPurchase'
import { PURCHASE_HANDLERS } from '../../../server/purchaseKinds'
import { sessionOf } from '../support/accounts/accounts'
import { BANK_SECRET, notify, transferEvent } from '../support/payments/bank'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { lockPurchaseAlone } from '../support/payments/purchases'
import { settle, Shopper } from '../support/orders/shopper'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { paymentSecret: BANK_SECRET })

/** The effects of a kind that only this file has. They are written to the database too, so that they are undone with their transaction. */
let effects: string[]
let fails: boolean
const deposit: PurchaseHandler = {
  lock: lockPurchaseAlone,
  paid: (tx, { purchase }, { payType }) => effect(tx, `paid ${purchase.state} by ${payType}`),
  closed: (tx, { purchase }, { actor }) => effect(tx, `closed ${purchase.state} by ${actor}`),
  refunded: (tx, { purchase }, { amount }) => effect(tx, `refunded ${amount}: ${purchase.state}`),
}

async function effect(tx: Parameters<PurchaseHandler['paid']>[0], what: string): Promise<void> {
  effects.push(what)
  await tx.insert(secrets).values({ name: newId(), value: what })
  if (fails) throw new Error('this effect fails')
}

beforeEach(() => {
  effects = []
  fails = false
  registerPurchases({ ...PURCHASE_HANDLERS, deposit })
})
afterAll(() => registerPurchases(PURCHASE_HANDLERS))

/** Effects whose transaction was committed, without the secrets of the server. */
async function committed(): Promise<string[]> {
  const rows = await backend.db.select().from(secrets)
  return rows.map(({ value }) => value).filter((value) => effects.includes(value))
}

/** A guest who has to pay a deposit of 500 baht within 15 minutes. */
async function toPay(amount = 50_000) {
  const shopper = await Shopper.enter(backend)
  const { userId } = await sessionOf(backend, shopper.token)
  const id = newId()
  const createdAt = backend.clock.now()
  const expireAt = new Date(createdAt.getTime() + 15 * 60_000)
  const purchase = { id, no: `D${id}`, kind: 'deposit' as const, userId, storeId: 'ari', amount, createdAt, expireAt }
  await backend.db.transaction((tx) => openPurchase(tx, purchase))
  return { shopper, id }
}

const stateOf = async (id: string) => {
  const [row] = await backend.db.select().from(purchases).where(eq(purchases.id, id))
  return row && [row.state, row.refunded]
}

const refund = (id: string, amount: number) =>
  backend.db.transaction(async (tx) => {
    const held = await lockPurchaseOf(tx, id)
    return held && refundPurchase(tx, held, { amount, actor: 'merchant', now: backend.clock.now() })
  })

test('a purchase of any kind is paid by the same call, and its effect runs once, however often the payment is reported', async () => {
  const { shopper, id } = await toPay()
  const { refNo, amount } = await shopper.code(id)
  expect(amount).toBe(50_000)
  const events = [1, 2, 3, 4, 5].map((n) => ({ ...transferEvent(refNo, amount), id: `event ${n}` }))
  await Promise.all(events.map((event) => notify(backend, event)))
  expect(effects).toEqual(['paid paid by promptpay'])
  expect([await committed(), await stateOf(id)]).toEqual([effects, ['paid', 0]])
  expect(await shopper.query(id)).toMatchObject({ state: 1 })
  expect(await shopper.startPay(id)).toMatchObject({ code: 400, msg: 'This order is already paid' })
})

test('an effect that fails undoes the payment, and the next report pays', async () => {
  const { shopper, id } = await toPay()
  const { refNo, amount } = await shopper.code(id)
  fails = true
  expect(await notify(backend, transferEvent(refNo, amount))).toBe(500)
  expect([await committed(), await stateOf(id)]).toEqual([[], ['pending', 0]])
  expect((await backend.db.select().from(payments)).map(({ state }) => state)).toEqual([0])
  expect(await backend.db.$count(bankTransactions)).toBe(0)
  fails = false
  expect(await notify(backend, transferEvent(refNo, amount))).toBe(200)
  expect(await committed()).toEqual(['paid paid by promptpay'])
})

test('a purchase that is not paid in time is closed once, and money that arrives later is owed back', async () => {
  const { shopper, id } = await toPay()
  const { refNo } = await shopper.code(id)
  backend.clock.advance(15)
  expect((await shopper.query(id)).state).toBe(3)
  await Promise.all([runJob(backend.app.jobs.orderTimeouts), shopper.query(id)])
  await runJob(backend.app.jobs.orderTimeouts)
  expect([effects, await committed(), await stateOf(id)]).toEqual([
    ['closed closed by system'],
    ['closed closed by system'],
    ['closed', 0],
  ])
  await settle(backend, refNo)
  expect(effects).toHaveLength(1)
  expect(await backend.db.select().from(refunds)).toMatchObject([{ amount: 50_000, reason: 'orderClosed' }])
})

test('refunds run their effect once each, and never exceed what was paid', async () => {
  const { shopper, id } = await toPay()
  await expect(refund(id, 1)).rejects.toThrow('order.notNow')
  await settle(backend, (await shopper.code(id)).refNo)
  await refund(id, 20_000)
  expect(await stateOf(id)).toEqual(['partlyRefunded', 20_000])
  await expect(refund(id, 30_001)).rejects.toThrow('more than was paid')
  const both = await Promise.allSettled([refund(id, 30_000), refund(id, 30_000)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(effects.slice(1)).toEqual(['refunded 20000: partlyRefunded', 'refunded 30000: refunded'])
  expect([(await committed()).sort(), await stateOf(id)]).toEqual([[...effects].sort(), ['refunded', 50_000]])
  expect((await backend.db.select().from(refunds)).map(({ amount }) => amount)).toEqual([20_000, 30_000])
})

test('a refund that the payments cannot give back changes nothing', async () => {
  const { shopper, id } = await toPay()
  await settle(backend, (await shopper.code(id)).refNo)
  await backend.db.update(payments).set({ refunded: 20_000 })
  await expect(refund(id, 50_000)).rejects.toThrow('hold 30000 of 50000')
  expect([await committed(), await stateOf(id)]).toEqual([['paid paid by promptpay'], ['paid', 0]])
  expect(await backend.db.select().from(refunds)).toEqual([])
  await refund(id, 30_000)
  expect(await stateOf(id)).toEqual(['partlyRefunded', 30_000])
})

test('a kind that is paid at once cannot be paid at the counter', async () => {
  const { shopper, id } = await toPay()
  expect(await shopper.startPay(id, { payType: 'offline' })).toMatchObject({
    code: 400,
    msg: 'This payment method is not available here',
  })
  expect(await stateOf(id)).toEqual(['pending', 0])
})

test('what costs nothing is paid without a payment', async () => {
  const { shopper, id } = await toPay(0)
  expect([await stateOf(id), effects]).toEqual([['paid', 0], []])
  expect((await shopper.query(id)).state).toBe(1)
})

test("another guest's purchase is not found", async () => {
  const { id } = await toPay()
  const stranger = await Shopper.enter(backend)
  expect((await stranger.startPay(id)).msg).toBe('This order was not found')
})
