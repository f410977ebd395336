import { eq } from 'drizzle-orm'
import { orderRefunds } from '../../../../server/db/schema/orders/orderRefunds'
import { orderEvents, orderLines } from '../../../../server/db/schema/orders/orders'
import { bankTransactions, PAYMENT_STATE, payments, refunds } from '../../../../server/db/schema/payments/payments'
import { purchases } from '../../../../server/db/schema/payments/purchases'
import { consoleContract } from '../../../../console/contract/contract'
import type { CutOff } from './cutOff'
import { type Backend, runJob } from '../harness'
import type { StaffCaller } from '../console/staff'

/** Throws for the answer of a server that has died meanwhile. */
export function answered<T extends { code: number; msg: string }>(envelope: T): T {
  if (envelope.code !== 200) throw new Error(envelope.msg)
  return envelope
}

/** Staff refund one piece of the first dish, and the job sends it: repeated until it is answered. */
export async function refundOnePiece(
  { backend, staff, cutOff }: { backend: Backend; staff: StaffCaller; cutOff: CutOff },
  id: string,
  key: string,
): Promise<void> {
  const order = await cutOff.persist(() => staff.ask(consoleContract.order.read, { id }))
  const [line] = order.lines
  const asked = { id, refunded: 0, lines: [{ lineId: line?.id ?? '', num: 1 }], reason: 'Cold' }
  await cutOff.persist(async () => answered(await staff.call(consoleContract.order.refund, asked, { key })))
  await cutOff.persist(() => sendRefunds(backend, id))
}

/** The job runs every minute until the refund is sent. */
async function sendRefunds(backend: Backend, id: string): Promise<void> {
  for (let minute = 0; minute < 5; minute += 1) {
    await runJob(backend.app.jobs.refunds)
    const owed = await refundsOf(backend, id)
    if (owed.every(({ doneAt }) => doneAt)) return
    backend.clock.advance(1)
  }
  throw new Error('the refund is not sent')
}

async function refundsOf({ db }: Backend, id: string) {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.purchaseId, id))
  return rows.map(({ refund }) => refund)
}

/** What the provider has in its books of a payment. */
interface TheirBooks {
  /** Its id of the transfer. */
  transactionId: string
  /** Our ids of the refunds that it has made, and their amounts. */
  refunds: [id: string, amount: number][]
}

/** Nothing is lost and nothing doubled of an order of which one piece was refunded: here, and in the books of the provider. */
export async function expectWhole(backend: Backend, id: string, theirsOf: (ref: string) => TheirBooks): Promise<void> {
  const { db } = backend
  const paid = await db.select().from(payments).where(eq(payments.purchaseId, id))
  expect(paid.map(({ state }) => state)).toEqual([PAYMENT_STATE.paid])
  const [payment] = paid
  const theirs = theirsOf(payment?.ref ?? '')
  const booked = await db
    .select()
    .from(bankTransactions)
    .where(eq(bankTransactions.paymentId, payment?.id ?? ''))
  expect(booked.map(({ transactionId }) => transactionId)).toEqual([theirs.transactionId])
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
  expect(events.map(({ toState }) => toState).sort((a, b) => a - b)).toEqual([1, 2])
  await expectRefundedOnce(backend, { id, payment, theirs })
}

interface Refunded {
  id: string
  payment: typeof payments.$inferSelect | undefined
  theirs: TheirBooks
}

async function expectRefundedOnce(backend: Backend, { id, payment, theirs }: Refunded): Promise<void> {
  const { db } = backend
  const [agreed, ...others] = await db.select().from(orderRefunds).where(eq(orderRefunds.orderId, id))
  expect(others).toEqual([])
  const sent = await refundsOf(backend, id)
  expect(theirs.refunds).toEqual([[sent[0]?.id, agreed?.amount]])
  expect(sent.map(({ doneAt }) => doneAt !== null)).toEqual([true])
  const [purchase] = await db.select().from(purchases).where(eq(purchases.id, id))
  expect([purchase?.refunded, payment?.refunded]).toEqual([agreed?.amount, agreed?.amount])
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
  expect(lines.reduce((sum, { refundedNum }) => sum + refundedNum, 0)).toBe(1)
}
