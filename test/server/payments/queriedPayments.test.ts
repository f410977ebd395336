import { eq } from 'drizzle-orm'
import { consoleContract } from '../../../console/contract/contract'
import { bankTransactions, payments } from '../../../server/db/schema/payments/payments'
import { reconciliationDifferences, reconciliations } from '../../../server/db/schema/payments/reconciliations'
import type {
  PaymentProvider,
  PaymentReport,
  ReceivedTransfer,
} from '../../../server/integrations/payment/paymentProvider'
import { ProviderError } from '../../../server/integrations/providerError'
import { begunPayment } from '../support/payments/begunPayment'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { PASSWORD } from '../support/console/merchant'
import { StaffCaller } from '../support/console/staff'

const DAY = '2026-11-21'
const AMOUNT = 15_515

/** A bank without a list, which can be asked about each payment. */
class QueriedBank implements PaymentProvider {
  readonly name = 'asked'
  readonly payTypes = ['promptpay'] as const
  received: ReceivedTransfer[] = []
  /** References of payments that it fails to answer about. */
  broken = new Set<string>()

  async start() {
    return { payType: 'promptpay' as const, qrCode: 'code' }
  }
  async query(ref: string): Promise<PaymentReport[]> {
    return (await this.transfers(ref)).filter(({ sentBack }) => !sentBack)
  }
  async transfers(ref: string): Promise<ReceivedTransfer[]> {
    if (this.broken.has(ref)) throw new ProviderError(this.name, 'down', 'no such payment')
    return this.received.filter((transfer) => transfer.ref === ref)
  }
  async read() {
    return null
  }
}

let backend: Backend
let bank: QueriedBank
freshBistro(
  (fresh) => (backend = fresh),
  async () => {
    bank = new QueriedBank()
    return { consolePassword: PASSWORD, paymentProviders: [bank] }
  },
)
beforeEach(() => {
  Object.assign(bank, { received: [], broken: new Set() })
})

const begun = () => begunPayment(backend)

/** Money comes to the bank, which sends no report of it. */
function receive(ref: string, changes: Partial<ReceivedTransfer> = {}): ReceivedTransfer {
  const common = { ref, outcome: 'paid' as const, transactionId: `T-${ref}`, amount: AMOUNT, at: backend.clock.now() }
  const transfer = { ...common, ...changes }
  bank.received.push(transfer)
  return transfer
}

/** A payment whose money is booked. */
async function paid() {
  const order = await begun()
  const transfer = receive(order.ref)
  await order.shopper.query(order.id)
  return { ...order, transfer }
}

const reconcile = () => runJob(backend.app.jobs.dayReconciliation)
async function compare(): Promise<void> {
  backend.clock.advance(24 * 60)
  await reconcile()
}
async function found() {
  const all = await backend.db.select().from(reconciliationDifferences).orderBy(reconciliationDifferences.kind)
  return all.map(({ kind, settled }) => [kind, settled])
}
async function comparison() {
  const all = await backend.db.select().from(reconciliations).where(eq(reconciliations.provider, 'asked'))
  return all.find(({ day }) => day === DAY)
}
const booked = () => backend.db.$count(bankTransactions)

describe('a payment that the bank cannot be asked about', () => {
  it('is a difference of its own kind, and all others of the day are compared', async () => {
    const lost = await paid()
    const less = await paid()
    await paid()
    bank.broken.add(lost.ref)
    less.transfer.amount -= 1
    await compare()
    const all = await backend.db.select().from(reconciliationDifferences).orderBy(reconciliationDifferences.kind)
    expect(all).toMatchObject([
      { kind: 'paymentAmount', ref: less.ref, ours: '155.15 done', theirs: '155.14 done' },
      { kind: 'paymentNotAsked', ref: lost.ref, ours: '155.15 done', theirs: 'asked: no such payment', settled: null },
    ])
    const failure = 'asked could not be asked about 1 of the payments'
    expect(await comparison()).toMatchObject({ state: 'failed', failure, payments: 2, paymentsAmount: 2 * AMOUNT - 1 })
  })

  it('is asked about again at the next run, and its money is booked then', async () => {
    const { shopper, id, ref } = await begun()
    receive(ref)
    bank.broken.add(ref)
    await compare()
    await reconcile()
    expect([await found(), await booked()]).toEqual([[['paymentNotAsked', null]], 0])
    bank.broken.clear()
    await reconcile()
    expect(await found()).toEqual([
      ['paymentMissingHere', 'byRule'],
      ['paymentNotAsked', 'gone'],
    ])
    expect(await comparison()).toMatchObject({ state: 'done', failure: null })
    expect((await shopper.detail(id)).paid).toBe(true)
  })

  it('keeps what was found of it before', async () => {
    const { ref, transfer } = await paid()
    transfer.amount -= 1
    await compare()
    bank.broken.add(ref)
    const staff = await StaffCaller.enter(backend)
    await staff.ask(consoleContract.reconciliation.repeat, { day: DAY })
    await reconcile()
    expect(await found()).toEqual([
      ['paymentAmount', null],
      ['paymentNotAsked', null],
    ])
  })

  it('stays settled once staff have looked after it', async () => {
    const calls = consoleContract.reconciliation
    bank.broken.add((await paid()).ref)
    await compare()
    const staff = await StaffCaller.enter(backend)
    const [{ id, version } = { id: '', version: 0 }] = (await staff.ask(calls.differences, {})).list
    await staff.ask(calls.settle, { id, version, note: 'Seen in the portal' })
    await reconcile()
    expect(await found()).toEqual([['paymentNotAsked', 'byStaff']])
  })
})

test('a bank that answers nothing at all fails the day, without a difference for each payment', async () => {
  for (let count = 0; count < 10; count += 1) bank.broken.add((await begun()).ref)
  await compare()
  expect([await found(), await comparison()]).toMatchObject([
    [],
    { state: 'failed', failure: 'asked: no such payment' },
  ])
})

describe('money that the bank has sent back', () => {
  it('is no difference when the store has refunded it before the day was compared', async () => {
    const { transfer, id } = await paid()
    const staff = await StaffCaller.enter(backend)
    await staff.ask(consoleContract.order.refuse, { id, state: 2, reason: 'No gas' })
    transfer.sentBack = true
    await compare()
    expect([await found(), await comparison()]).toMatchObject([[], { state: 'done', payments: 1 }])
  })

  it('without the store is a payment in another state', async () => {
    const { transfer } = await paid()
    transfer.sentBack = true
    await compare()
    const all = await backend.db.select().from(reconciliationDifferences)
    expect(all).toMatchObject([{ kind: 'paymentState', ours: '155.15 done', theirs: '155.15 sent back' }])
  })

  it('before it was booked here pays nothing, and is left to staff', async () => {
    const { shopper, id, ref } = await begun()
    receive(ref, { sentBack: true })
    await compare()
    expect([await found(), await booked()]).toEqual([[['paymentMissingHere', null]], 0])
    expect((await shopper.detail(id)).paid).toBe(false)
  })
})

/** When a code was shown and until when, when it was paid, and the day of its money. */
const AROUND_MIDNIGHT: [what: string, shown: string, until: string, at: string, day: string][] = [
  ['a code of the evening, paid after midnight', '16:30:00', '17:40:00', '17:30:00', '2026-11-22'],
  ['a code that begins here after midnight, and is paid before it there', '17:01:00', '17:16:00', '16:59:30', DAY],
]

describe.each(AROUND_MIDNIGHT)('%s', (_what, shown, until, at, day) => {
  const moment = (time: string) => new Date(`${DAY}T${time}Z`)
  async function paidAround() {
    const { shopper, id, ref } = await begun()
    const times = { createdAt: moment(shown), expireAt: moment(until) }
    await backend.db.update(payments).set(times).where(eq(payments.ref, ref))
    receive(ref, { at: moment(at) })
    return { shopper, id }
  }
  async function compareAll() {
    backend.clock.advance(3 * 24 * 60)
    await reconcile()
  }

  it('is not missing when it is booked', async () => {
    const { shopper, id } = await paidAround()
    await shopper.query(id)
    await compareAll()
    const counted = (await backend.db.select().from(reconciliations)).filter((row) => row.payments > 0)
    expect([await found(), counted.map((row) => row.day)]).toEqual([[], [day]])
  })

  it('is found on the day of its money when it is not booked', async () => {
    await paidAround()
    await compareAll()
    const [difference] = await backend.db.select().from(reconciliationDifferences)
    expect(difference).toMatchObject({ kind: 'paymentMissingHere', day, settled: 'byRule' })
  })
})

test('a code that was paid long after its end is compared on the day of its money', async () => {
  const { ref } = await paid()
  const shown = new Date('2026-11-18T05:00:00Z')
  await backend.db.update(payments).set({ createdAt: shown, expireAt: shown }).where(eq(payments.ref, ref))
  await compare()
  expect([await found(), await comparison()]).toMatchObject([[], { state: 'done', payments: 1 }])
})
