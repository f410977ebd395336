import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { cartContract } from '../../../src/contract/cart/cart'
import { orderContract } from '../../../src/contract/order/order'
import { payContract } from '../../../src/contract/payment/pay'
import { openDatabase } from '../../../server/db/openDatabase'
import { orderEvents, orders } from '../../../server/db/schema/orders/orders'
import { bankTransactions, payments, refunds } from '../../../server/db/schema/payments/payments'
import { sandboxPayments, sandboxTransfers } from '../../../server/db/schema/payments/sandbox'
import { ownPlace, type OwnPlace } from '../support/database/database'
import { demonstration } from '../support/database/demonstration'
import { Phone } from '../support/payments/phone'
import { ServerProcess, whenAnswered, onRequest, type LogLine } from '../support/payments/serverProcess'

jest.setTimeout(180_000)

/** Without optimizing compilers: a server lives for some calls only, and starts with half of the processor time. */
const SHORT_LIVED = ['--no-opt', '--liftoff-only']

const folder = mkdtempSync(join(tmpdir(), 'storefront-kill-'))
let server: ServerProcess
let own: OwnPlace
beforeAll(async () => {
  own = await ownPlace(join(folder, 'db'), demonstration({ member: true }))
  server = new ServerProcess({ DATA_DIR: folder, ...own.env }, SHORT_LIVED)
  await server.start()
})
afterAll(async () => {
  await server.stop()
  await own.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Orders of the phones of this test: the demonstration has others. */
const orderIds: string[] = []

/** Waits until a condition holds; on failure the test times out. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (;;) if (await holds()) return
}

/** A phone with a placed order and the reference of its open payment. */
async function waiting() {
  const phone = new Phone(server)
  const request = await phone.shop()
  const { quoteId } = await phone.ask(cartContract.checkout, request)
  const { id: orderId } = await phone.ask(orderContract.create, { ...request, payType: 'promptpay', quoteId })
  orderIds.push(orderId)
  const started = await phone.ask(payContract.pay, { orderId, payType: 'promptpay' })
  if (started.payType !== 'promptpay') throw new Error('no code was handed out')
  return { phone, orderId, ref: started.refNo }
}

/** From the cart to a paid order, while the server is killed. */
async function journey(): Promise<void> {
  const { phone, orderId, ref } = await waiting()
  await phone.settle(ref)
  await until(async () => (await phone.ask(payContract.query, { orderId })).state === 1)
  const { list } = await phone.ask(orderContract.list, {})
  expect(list.map(({ id, state, paid }) => ({ id, state, paid }))).toEqual([{ id: orderId, state: 2, paid: true }])
}

test.each<[string, () => (line: LogLine) => boolean]>([
  ['the order comes in', () => onRequest('POST', '/channelApi/order')],
  ['the guest asks for the code', () => onRequest('POST', '/channelApi/pay')],
  ['the code is handed out', () => whenAnswered('POST', '/channelApi/pay')],
  ['the person pays', () => onRequest('POST', '/sandbox/pay/')],
  ['the report of the payment comes in', () => onRequest('POST', '/provider/sandbox/webhook')],
  ['the report is answered', () => whenAnswered('POST', '/provider/sandbox/webhook')],
])('killed when %s, the server loses nothing and takes nothing twice', async (_, moment) => {
  const kills = server.kills
  server.killAt(moment())
  await journey()
  expect(server.kills).toBe(kills + 1)
})

test('killed after a payment whose report was lost, the server finds it by reconciliation at start', async () => {
  const { phone, orderId, ref } = await waiting()
  await phone.settle(ref, '1')
  expect((await phone.ask(orderContract.detail, { orderId })).paid).toBe(false)
  server.kill()
  await until(async () => (await phone.ask(orderContract.detail, { orderId })).paid)
})

test('in the end the records agree: each order paid once, by one payment, and nothing owed', async () => {
  await server.stop()
  const { db, close } = await openDatabase(own.place)
  const placed = await db.select().from(orders).where(inArray(orders.id, orderIds))
  expect(placed.map(({ state, paid }) => [state, paid])).toEqual(placed.map(() => [2, true]))
  expect(placed).toHaveLength(7)
  for (const { id } of placed) {
    const paidBy = await db.select().from(payments).where(eq(payments.purchaseId, id))
    expect(paidBy.map(({ state }) => state)).toEqual([1])
    expect(
      await db
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, paidBy[0]?.id ?? '')),
    ).toEqual([])
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)
    expect(events.map(({ toState }) => toState)).toEqual([1, 2])
  }
  expect((await db.select().from(sandboxPayments)).map(({ state }) => state)).toEqual(placed.map(() => 'paid'))
  const booked = await db.select().from(bankTransactions)
  const transferred = await db.select().from(sandboxTransfers)
  expect(booked.map(({ transactionId }) => transactionId).sort()).toEqual(transferred.map(({ id }) => id).sort())
  expect(booked).toHaveLength(placed.length)
  await close()
})
