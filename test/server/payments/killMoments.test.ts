import { eq } from 'drizzle-orm'
import { consoleContract } from '../../../console/contract/contract'
import { orderRefunds } from '../../../server/db/schema/orderRefunds'
import { orderEvents, orderLines } from '../../../server/db/schema/orders'
import { skus } from '../../../server/db/schema/goods'
import { bankTransactions, PAYMENT_STATE, payments, refunds } from '../../../server/db/schema/payments'
import { purchases } from '../../../server/db/schema/purchases'
import { reconciliationDifferences } from '../../../server/db/schema/reconciliations'
import { newId } from '../../../server/db/ids'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { BookedBank } from '../support/bookedBank'
import { CutOff } from '../support/cutOff'
import { freshBistro } from '../support/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { makeMembers } from '../support/kitchen'
import { PASSWORD } from '../support/merchant'
import { numbers } from '../support/numbers'
import { Shopper } from '../support/shopper'
import { StaffCaller } from '../support/staff'

const MOMENTS = Number(process.env.KILL_MOMENTS ?? 25)
const SEED = Number(process.env.KILL_SEED ?? 18)

jest.setTimeout(20_000 + MOMENTS * 6_000)

let backend: Backend
let bank: BookedBank
let cutOff: CutOff
let staff: StaffCaller
freshBistro(
  (fresh) => (backend = fresh),
  async () => {
    bank = new BookedBank()
    return { consolePassword: PASSWORD, paymentProviders: [bank] }
  },
)
beforeEach(async () => {
  await backend.db.update(skus).set({ stock: null })
  staff = await StaffCaller.enter(backend)
  cutOff = new CutOff()
  bank.pass = (what) => cutOff.pass(what)
})
afterEach(() => cutOff.end())

/** Throws for the answer of a server that has died meanwhile. */
function answered<T extends { code: number; msg: string }>(envelope: T): T {
  if (envelope.code !== 200) throw new Error(envelope.msg)
  return envelope
}

async function notify(ref: string): Promise<void> {
  const request = { method: 'POST' as const, url: '/provider/booked/webhook', payload: ref }
  const { statusCode } = await backend.app.server.inject({
    ...request,
    headers: { 'content-type': 'application/json' },
  })
  if (statusCode !== 200) throw new Error(`the webhook answered ${statusCode}`)
}

/** A guest pays an order, the bank notifies it, and staff refund one dish, which the job sends. Everything is repeated until it is answered.
 * Returns how many statements and calls that took. */
async function journey(moment: number): Promise<number> {
  const shopper = await (await Shopper.enter(backend)).fill()
  await makeMembers(backend)
  const { id, payAmount } = await shopper.order()
  const keys = { pay: newId(), refund: newId() }
  const before = cutOff.count
  cutOff.at(moment)
  await cutOff.persist(async () => answered(await shopper.startPay(id, {}, { key: keys.pay })))
  const [payment] = await cutOff.persist(() => backend.db.select().from(payments).where(eq(payments.purchaseId, id)))
  const ref = payment?.ref ?? ''
  bank.pay(ref, payAmount, backend.clock.now())
  await cutOff.persist(() => notify(ref))
  const order = await cutOff.persist(() => staff.ask(consoleContract.order.read, { id }))
  const [line] = order.lines
  const asked = { id, refunded: 0, lines: [{ lineId: line?.id ?? '', num: 1 }], reason: 'Cold' }
  await cutOff.persist(async () =>
    answered(await staff.call(consoleContract.order.refund, asked, { key: keys.refund })),
  )
  await cutOff.persist(() => sendRefunds(id))
  cutOff.at(Infinity)
  const steps = cutOff.count - before
  await expectWhole(id)
  return steps
}

/** The job runs every minute until the refund is sent. */
async function sendRefunds(id: string): Promise<void> {
  for (let minute = 0; minute < 5; minute += 1) {
    await runJob(backend.app.jobs.refunds)
    const owed = await refundsOf(id)
    if (owed.every(({ doneAt }) => doneAt)) return
    backend.clock.advance(1)
  }
  throw new Error('the refund is not sent')
}

async function refundsOf(id: string) {
  const rows = await backend.db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.purchaseId, id))
  return rows.map(({ refund }) => refund)
}

/** Nothing is lost and nothing doubled: here, and in the books of the bank. */
async function expectWhole(id: string): Promise<void> {
  const { db } = backend
  const paid = await db.select().from(payments).where(eq(payments.purchaseId, id))
  expect(paid.map(({ state }) => state)).toEqual([PAYMENT_STATE.paid])
  const [payment] = paid
  const booked = await db
    .select()
    .from(bankTransactions)
    .where(eq(bankTransactions.paymentId, payment?.id ?? ''))
  expect(booked.map(({ transactionId }) => transactionId)).toEqual([`T-${payment?.ref}`])
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
  expect(events.map(({ toState }) => toState).sort((a, b) => a - b)).toEqual([1, 2])
  const [agreed, ...others] = await db.select().from(orderRefunds).where(eq(orderRefunds.orderId, id))
  expect(others).toEqual([])
  const sent = await refundsOf(id)
  const inBank = [...bank.refunds.values()].filter(({ ref }) => ref === payment?.ref)
  expect(inBank.map(({ refundId, amount }) => [refundId, amount])).toEqual([[sent[0]?.id, agreed?.amount]])
  expect(sent.map(({ doneAt }) => doneAt !== null)).toEqual([true])
  const [purchase] = await db.select().from(purchases).where(eq(purchases.id, id))
  expect([purchase?.refunded, payment?.refunded]).toEqual([agreed?.amount, agreed?.amount])
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
  expect(lines.reduce((sum, { refundedNum }) => sum + refundedNum, 0)).toBe(1)
}

test(`dying at ${MOMENTS} random moments around pay, notify and refund, the server loses nothing and doubles nothing`, async () => {
  const random = numbers(SEED)
  const steps = await journey(Infinity)
  for (let at = 0; at < MOMENTS; at += 1) await journey(1 + random(steps))
  expect(cutOff.deaths).toBe(MOMENTS)
  expect(await checkLedger(backend.db)).toEqual([])
  backend.clock.advance(24 * 60)
  await runJob(backend.app.jobs.dayReconciliation)
  expect(await backend.db.select().from(reconciliationDifferences)).toEqual([])
})
