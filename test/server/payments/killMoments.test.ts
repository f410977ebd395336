import { eq } from 'drizzle-orm'
import { skus } from '../../../server/db/schema/store/goods'
import { payments } from '../../../server/db/schema/payments/payments'
import { reconciliationDifferences } from '../../../server/db/schema/payments/reconciliations'
import { newId } from '../../../server/db/ids'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { BookedBank } from '../support/payments/bookedBank'
import { CutOff } from '../support/payments/cutOff'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, runJob } from '../support/harness'
import { makeMembers } from '../support/orders/kitchen'
import { PASSWORD } from '../support/console/merchant'
import { numbers } from '../support/numbers'
import { Shopper } from '../support/orders/shopper'
import { StaffCaller } from '../support/console/staff'
import { answered, expectWhole, refundOnePiece } from '../support/payments/wholeMoney'

const MOMENTS = Number(process.env.KILL_MOMENTS ?? 100)
const SEED = Number(process.env.KILL_SEED ?? 18)

jest.setTimeout(20_000 + MOMENTS * 3_000)

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
  await refundOnePiece({ backend, staff, cutOff }, id, keys.refund)
  cutOff.at(Infinity)
  const steps = cutOff.count - before
  await expectWhole(backend, id, inBank)
  return steps
}

/** What the bank has in its books. */
const inBank = (paidRef: string) => ({
  transactionId: `T-${paidRef}`,
  refunds: [...bank.refunds.values()]
    .filter(({ ref }) => ref === paidRef)
    .map(({ refundId, amount }): [string, number] => [refundId, amount]),
})

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
