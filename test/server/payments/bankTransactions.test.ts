import { refundContract } from '../../../console/contract/orders/refund'
import { eq } from 'drizzle-orm'
import { bankTransactions, payments, refunds } from '../../../server/db/schema/payments/payments'
import { sandboxTransfers } from '../../../server/db/schema/payments/sandbox'
import { BANK_SECRET, notify, transferEvent } from '../support/payments/bank'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { PASSWORD } from '../support/console/merchant'
import { takeSteps } from '../support/orders/orderSteps'
import { StaffCaller } from '../support/console/staff'
import { settle, Shopper } from '../support/orders/shopper'

const AMOUNT = 15_515

let backend: Backend
freshBistro((fresh) => (backend = fresh), { paymentSecret: BANK_SECRET, consolePassword: PASSWORD })

/** A guest with a placed order and the reference of its open code. */
async function waiting() {
  const shopper = await (await Shopper.enter(backend)).fill()
  const { id } = await shopper.order()
  return { shopper, id, ref: (await shopper.code(id)).refNo }
}

const send = (ref: string, transactionId: string, amount = AMOUNT) =>
  notify(backend, transferEvent(ref, amount, transactionId))

/** The booked transfers, and the refunds with the transfers that they send back. */
async function records() {
  const rows = await backend.db
    .select({ transfer: bankTransactions.transactionId, reason: refunds.reason, amount: refunds.amount })
    .from(bankTransactions)
    .leftJoin(refunds, eq(refunds.bankTransactionId, bankTransactions.id))
    .orderBy(bankTransactions.bookedAt, bankTransactions.transactionId)
  return rows.map(({ transfer, reason, amount }) => (reason ? [transfer, reason, amount] : [transfer]))
}

const owedFor = async () => (await backend.db.select().from(refunds)).map(({ reason }) => reason)

const paymentStates = async () =>
  (await backend.db.select().from(payments)).map(({ state }) => state).sort((a, b) => a - b)

test('a second transfer to the same code is booked and owed back; the order stays paid', async () => {
  const { shopper, id, ref } = await waiting()
  await send(ref, 'first')
  await send(ref, 'second')
  expect(await records()).toEqual([['first'], ['second', 'paidTwice', AMOUNT]])
  expect(await shopper.query(id)).toMatchObject({ state: 1, goesBack: AMOUNT })
  expect([await paymentStates(), (await shopper.detail(id)).state]).toEqual([[1], 2])
})

test('a transfer that is notified and queried many times is booked once', async () => {
  const { shopper, id, ref } = await waiting()
  const event = transferEvent(ref, AMOUNT, 'one')
  await Promise.all([1, 2, 3, 4, 5].map((n) => notify(backend, { ...event, id: `event ${n}` })))
  await notify(backend, { ...event, id: 'event 6' })
  expect([await records(), await backend.db.$count(refunds)]).toEqual([[['one']], 0])
  expect((await shopper.detail(id)).paid).toBe(true)
})

test.each([1, 2, 3, 4, 5, 6])(
  'of two transfers that are notified at once, one pays and one is owed back (%i)',
  async () => {
    const { shopper, id, ref } = await waiting()
    expect(await Promise.all([send(ref, 'a'), send(ref, 'b')])).toEqual([200, 200])
    const booked = await records()
    expect(booked.map(([transfer]) => transfer)).toEqual(['a', 'b'])
    expect(booked.flatMap(([, ...owed]) => owed)).toEqual(['paidTwice', AMOUNT])
    expect([await paymentStates(), (await shopper.detail(id)).paid]).toEqual([[1], true])
  },
)

test('of two codes and four transfers at once, one pays and three are owed back', async () => {
  const { shopper, id, ref } = await waiting()
  backend.clock.advance(16)
  const { refNo: renewed } = await shopper.code(id, '1')
  await Promise.all([send(ref, 'a'), send(renewed, 'b'), send(ref, 'c'), send(renewed, 'd')])
  expect([await owedFor(), await paymentStates()]).toEqual([
    ['paidTwice', 'paidTwice', 'paidTwice'],
    [1, 4],
  ])
})

test('two transfers to one code that are found by one query are both booked, and one is owed back', async () => {
  const { shopper, id, ref } = await waiting()
  await settle(backend, ref, { silent: '1' })
  await settle(backend, ref, { silent: '1', result: 'again' })
  expect(await backend.db.$count(bankTransactions)).toBe(0)
  expect(await shopper.query(id)).toMatchObject({ state: 1, goesBack: AMOUNT })
  expect([await backend.db.$count(bankTransactions), await owedFor()]).toEqual([2, ['paidTwice']])
})

test('a second transfer whose notification is lost is found by the reconciliation job, until the code has been over for a while', async () => {
  const { ref } = await waiting()
  await settle(backend, ref)
  await settle(backend, ref, { silent: '1', result: 'again' })
  backend.clock.advance(24)
  await runJob(backend.app.jobs.paymentReconciliation)
  await runJob(backend.app.jobs.paymentReconciliation)
  expect([await backend.db.$count(bankTransactions), await owedFor()]).toEqual([2, ['paidTwice']])
  await settle(backend, ref, { silent: '1', result: 'again' })
  backend.clock.advance(2)
  await runJob(backend.app.jobs.paymentReconciliation)
  expect(await backend.db.$count(bankTransactions)).toBe(2)
})

test('all transfers to a closed order are owed back', async () => {
  const { shopper, id, ref } = await waiting()
  await shopper.close(id)
  await send(ref, 'first')
  await send(ref, 'second', AMOUNT - 1)
  expect(await records()).toEqual([
    ['first', 'orderClosed', AMOUNT],
    ['second', 'orderClosed', AMOUNT - 1],
  ])
  expect([await paymentStates(), (await shopper.query(id)).goesBack]).toEqual([[4], 2 * AMOUNT - 1])
})

test('a transfer to a refunded order is owed back beside what the store refunds', async () => {
  const { shopper, id, ref } = await waiting()
  await send(ref, 'first')
  const staff = await StaffCaller.enter(backend)
  await takeSteps(staff, id, { refuse: 'no gas' })
  await send(ref, 'second')
  expect(await records()).toEqual([['first'], ['second', 'paidTwice', AMOUNT]])
  expect((await owedFor()).sort()).toEqual(['agreed', 'paidTwice'])
  expect((await shopper.query(id)).goesBack).toBe(AMOUNT)
})

test('a payment that was settled before transfers were booked takes the first one that is reported as its own', async () => {
  const { shopper, id, ref } = await waiting()
  await send(ref, 'first')
  await backend.db.delete(bankTransactions)
  await send(ref, 'first, with an id')
  expect([await records(), (await shopper.detail(id)).paid]).toEqual([[['first, with an id']], true])
  await send(ref, 'second')
  expect((await records())[1]).toEqual(['second', 'paidTwice', AMOUNT])
})

test('a transfer is booked for the provider that holds the payment only', async () => {
  const { ref } = await waiting()
  await backend.db.update(payments).set({ provider: 'another' })
  expect(await send(ref, 'first')).toBe(200)
  expect([await records(), await paymentStates()]).toEqual([[], [0]])
})

test('the console shows the bank id of each transfer to send back, until it is sent', async () => {
  const { ref } = await waiting()
  await send(ref, 'T-000111')
  await send(ref, 'T-000222')
  const staff = await StaffCaller.enter(backend)
  const { list } = await staff.ask(refundContract.list, {})
  expect(list.map(({ transactionId, state }) => [transactionId, state])).toEqual([['T-000222', 'byHand']])
  const id = list[0]?.id ?? ''
  expect(await staff.ask(refundContract.markSent, { id })).toMatchObject({ state: 'done' })
  expect(await staff.ask(refundContract.markSent, { id })).toMatchObject({ state: 'done' })
  expect(await staff.ask(refundContract.list, {})).toMatchObject({ list: [], total: 0 })
  expect(await staff.audited(id)).toMatchObject([{ action: 'refund.markSent', own: true }])
})

test("the sandbox's payment page lists the transfers, and transfers again to a code that is paid", async () => {
  const { ref } = await waiting()
  const page = async () => (await backend.app.server.inject(`/sandbox/pay/${ref}`)).body
  await settle(backend, ref, { result: 'again' })
  expect([await page(), await backend.db.$count(sandboxTransfers)]).toEqual([expect.not.stringContaining('again'), 0])
  await settle(backend, ref)
  expect(await page()).toContain('Transfer again')
  await settle(backend, ref, { result: 'again' })
  const [first, second] = await backend.db.select().from(sandboxTransfers).orderBy(sandboxTransfers.at)
  const shown = await page()
  expect([first, second].every((transfer) => transfer && shown.includes(transfer.id))).toBe(true)
  expect(await owedFor()).toEqual(['paidTwice'])
})
