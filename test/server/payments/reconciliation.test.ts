import { eq } from 'drizzle-orm'
import { consoleContract } from '../../../console/contract/contract'
import type { DifferenceKind } from '../../../console/contract/numbers/reconciliation'
import { bankTransactions, refunds } from '../../../server/db/schema/payments/payments'
import { reconciliationDifferences } from '../../../server/db/schema/payments/reconciliations'
import { purchases } from '../../../server/db/schema/payments/purchases'
import type {
  PaymentProvider,
  PaymentReport,
  RefundProgress,
  StatementEntry,
  StatementPeriod,
} from '../../../server/integrations/payment/paymentProvider'
import { begunPayment } from '../support/payments/begunPayment'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { PASSWORD } from '../support/console/merchant'
import { StaffCaller } from '../support/console/staff'

const calls = consoleContract.reconciliation
const DAY = '2026-11-21'
const AMOUNT = 15_515

/** A bank that lists what a test tells it to. */
class ListingBank implements PaymentProvider {
  readonly name = 'listing'
  readonly payTypes = ['promptpay'] as const
  entries: StatementEntry[] | null = []
  queried: StatementPeriod[] = []
  reports: PaymentReport[] = []
  progress: RefundProgress = { state: 'done' }

  async start() {
    return { payType: 'promptpay' as const, qrCode: 'code' }
  }
  async query(ref: string): Promise<PaymentReport[]> {
    return this.reports.filter((report) => report.ref === ref)
  }
  async refund(): Promise<RefundProgress> {
    return this.progress
  }
  async statement(period: StatementPeriod): Promise<StatementEntry[] | null> {
    this.queried.push(period)
    return this.entries && this.entries.filter(({ at }) => at >= period.from && at < period.until)
  }
  async read() {
    return null
  }
}

let backend: Backend
let bank: ListingBank
freshBistro(
  (fresh) => (backend = fresh),
  async () => {
    bank = new ListingBank()
    return { consolePassword: PASSWORD, paymentProviders: [bank] }
  },
)
beforeEach(() => {
  Object.assign(bank, { entries: [], queried: [], reports: [], progress: { state: 'done' } })
})

const now = () => backend.clock.now()
const nextDay = () => backend.clock.advance(24 * 60)
const reconcile = () => runJob(backend.app.jobs.dayReconciliation)
const differences = () => backend.db.select().from(reconciliationDifferences)
const kinds = async () => (await differences()).map(({ kind }) => kind)

const begun = () => begunPayment(backend)

/** An order that is paid by a transfer, which the bank lists. */
async function paid(transactionId = 'T1') {
  const order = await begun()
  const { ref } = order
  bank.reports.push({ ref, outcome: 'paid', transactionId, amount: AMOUNT, at: now() })
  await order.shopper.query(order.id)
  await runJob(backend.app.jobs.paymentReconciliation)
  const entry: StatementEntry = { kind: 'payment', ref, transactionId, amount: AMOUNT, state: 'done', at: now() }
  bank.entries?.push(entry)
  return { ...order, entry }
}

/** One that the store has refused; its refund is done, and the bank lists it. */
async function refunded() {
  const order = await paid()
  const staff = await StaffCaller.enter(backend)
  await staff.ask(consoleContract.order.refuse, { id: order.id, state: 2, reason: 'No gas' })
  await runJob(backend.app.jobs.refunds)
  const [refund] = await backend.db.select().from(refunds)
  const refundId = refund?.id ?? ''
  const entry: StatementEntry = {
    ...{ kind: 'refund', ref: order.ref, transactionId: 'R1', refundId, amount: AMOUNT, state: 'done', at: now() },
  }
  bank.entries?.push(entry)
  return { ...order, entry }
}

const transfer = (entry: Partial<StatementEntry>): StatementEntry => ({
  ...{ kind: 'payment', ref: 'REF', transactionId: 'T9', amount: AMOUNT, state: 'done', at: now() },
  ...entry,
})
const remove = (entry: StatementEntry) => (bank.entries = (bank.entries ?? []).filter((each) => each !== entry))

/** What is planted, and the differences that are found. */
const PLANTED: [kind: DifferenceKind, what: string, plant: () => Promise<unknown>][] = [
  [
    'paymentMissingHere',
    'money whose report was lost',
    async () => {
      const { ref } = await begun()
      bank.entries?.push(transfer({ ref }))
    },
  ],
  ['paymentUnknown', 'money under a foreign reference', async () => bank.entries?.push(transfer({ ref: 'FOREIGN' }))],
  ['paymentMissingThere', 'a booked transfer that is not listed', async () => remove((await paid()).entry)],
  [
    'paymentDoubled',
    'a transfer that is listed twice',
    async () => {
      const { entry } = await paid()
      bank.entries?.push({ ...entry })
    },
  ],
  ['paymentAmount', 'a satang less', async () => ((await paid()).entry.amount -= 1)],
  ['paymentCurrency', 'another currency', async () => ((await paid()).entry.currency = 'USD')],
  ['paymentState', 'a transfer that failed there', async () => ((await paid()).entry.state = 'failed')],
  [
    'refundUnknown',
    'a refund that was made in the portal',
    async () => {
      const { ref } = await paid()
      bank.entries?.push(transfer({ kind: 'refund', ref, transactionId: 'R7' }))
    },
  ],
  ['refundMissingThere', 'a sent refund that is not listed', async () => remove((await refunded()).entry)],
  [
    'refundDoubled',
    'a refund that is listed twice',
    async () => {
      const { entry } = await refunded()
      bank.entries?.push({ ...entry })
    },
  ],
  ['refundAmount', 'a refund of a satang more', async () => ((await refunded()).entry.amount += 1)],
  ['refundState', 'a refund that failed there', async () => ((await refunded()).entry.state = 'failed')],
]

describe.each(PLANTED)('the reconciliation finds %s', (kind, what, plant) => {
  it(`that is ${what}, once, and nothing else`, async () => {
    await plant()
    nextDay()
    await reconcile()
    await reconcile()
    expect(await kinds()).toEqual([kind])
  })
})

test('a day on which both sides agree has no differences, and is compared once', async () => {
  await refunded()
  nextDay()
  await reconcile()
  const queried = bank.queried.length
  await reconcile()
  expect([await differences(), bank.queried.length]).toEqual([[], queried])
  const staff = await StaffCaller.enter(backend)
  expect((await staff.ask(calls.list, {})).list[0]).toMatchObject({
    ...{ provider: 'listing', day: DAY, state: 'done', open: 0 },
    ...{ payments: 1, paymentsAmount: AMOUNT, refunds: 1, refundsAmount: AMOUNT },
  })
})

test('money that is found late and is not due any more is booked and owed back', async () => {
  const { id, ref } = await begun()
  bank.entries?.push(transfer({ ref }))
  nextDay()
  await runJob(backend.app.jobs.orderTimeouts)
  await reconcile()
  expect((await differences())[0]).toMatchObject({ kind: 'paymentMissingHere', settled: 'byRule' })
  const [purchase] = await backend.db.select().from(purchases).where(eq(purchases.id, id))
  expect([purchase?.state, (await backend.db.select().from(refunds))[0]?.reason]).toEqual(['closed', 'orderClosed'])
  expect(await backend.db.$count(bankTransactions)).toBe(1)
})

test('a second transfer that is found late is owed back as paid twice', async () => {
  const { ref } = await paid()
  bank.entries?.push(transfer({ ref, transactionId: 'T2' }))
  nextDay()
  await reconcile()
  expect((await backend.db.select().from(refunds)).map(({ reason }) => reason)).toEqual(['paidTwice'])
})

test('a list that is not made yet is waited for', async () => {
  bank.entries = null
  nextDay()
  await reconcile()
  const staff = await StaffCaller.enter(backend)
  expect((await staff.ask(calls.list, {})).list[0]?.state).toBe('waiting')
  bank.entries = [transfer({ ref: 'FOREIGN', at: new Date('2026-11-21T05:00:00Z') })]
  await reconcile()
  expect(await kinds()).toEqual(['paymentUnknown'])
})

test.each([
  ['2026-11-21T16:59:59Z', DAY],
  ['2026-11-21T17:00:00Z', '2026-11-22'],
])('what is listed at %s belongs to %s, the day of the restaurant', async (at, day) => {
  bank.entries = [transfer({ ref: 'FOREIGN', at: new Date(at) })]
  backend.clock.advance(3 * 24 * 60)
  await reconcile()
  expect((await differences()).map((each) => each.day)).toEqual([day])
})

test('a booked transfer around midnight is not missing when the clocks differ by a minute', async () => {
  const { entry } = await paid()
  await backend.db.update(bankTransactions).set({ receivedAt: new Date('2026-11-21T16:59:30Z') })
  entry.at = new Date('2026-11-21T17:00:30Z')
  backend.clock.advance(3 * 24 * 60)
  await reconcile()
  expect(await kinds()).toEqual([])
})

test('a day that has not ended is not compared', async () => {
  await reconcile()
  const today = bank.queried.filter(({ until }) => until > now())
  expect(today).toEqual([])
})

test('a difference that is not there any more ends by another comparison', async () => {
  const { entry } = await paid()
  entry.amount -= 1
  nextDay()
  await reconcile()
  entry.amount += 1
  const staff = await StaffCaller.enter(backend)
  // The sandbox is compared as well.
  expect(await staff.ask(calls.repeat, { day: DAY })).toEqual({ asked: 2 })
  await reconcile()
  expect((await differences()).map(({ kind, settled }) => [kind, settled])).toEqual([['paymentAmount', 'gone']])
})

test('a difference that was gone and is there again is open again', async () => {
  const { entry } = await paid()
  nextDay()
  const staff = await StaffCaller.enter(backend)
  for (const change of [-1, 1, -1]) {
    entry.amount += change
    await reconcile()
    await staff.ask(calls.repeat, { day: DAY })
  }
  expect((await differences()).map(({ kind, settled }) => [kind, settled])).toEqual([['paymentAmount', null]])
})

test('managers of one store see no differences of the company', async () => {
  const manager = await (
    await StaffCaller.enter(backend)
  ).invite({ email: 'nok@example.com', role: 'manager', storeIds: ['ari'] })
  expect((await manager.call(calls.differences, {})).code).toBe(403)
})

test('staff note what became of a difference, once, and are shown what another one has noted', async () => {
  bank.entries?.push(transfer({ ref: 'FOREIGN' }))
  nextDay()
  await reconcile()
  const staff = await StaffCaller.enter(backend)
  const [open] = (await staff.ask(calls.differences, {})).list
  const seen = { id: open?.id ?? '', version: open?.version ?? 0 }
  expect(await staff.ask(calls.settle, { ...seen, note: 'Test of the till' })).toMatchObject({ settled: 'byStaff' })
  const late = await staff.call(calls.settle, { ...seen, note: 'Again' })
  expect(late).toMatchObject({ code: 409, data: { current: { note: 'Test of the till' } } })
  expect((await staff.audited(seen.id)).map(({ action }) => action)).toEqual(['reconciliation.settle'])
  expect((await staff.ask(calls.file, { from: DAY, to: DAY })).csv).toContain('"paymentUnknown","FOREIGN"')
})
