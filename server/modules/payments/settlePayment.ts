import { and, eq } from 'drizzle-orm'
import { newId } from '../../db/ids'
import { lockPayment } from '../../db/locks'
import type { Tx } from '../../db/database'
import {
  bankTransactions,
  PAYMENT_STATE,
  payments,
  type PaymentState,
  type ReturnReason,
  refunds,
} from '../../db/schema/payments/payments'
import { type PurchaseRecord, purchases } from '../../db/schema/payments/purchases'
import type { PaymentReport, TransferReport } from '../../integrations/payment/paymentProvider'
import { hashIdentity } from '../fraud/identityHashes'
import type { LockedPurchase } from '../purchases/purchaseHandlers'
import { lockPurchaseOf, payPurchase, wasPaid } from '../purchases/purchases'

export type PaymentRecord = typeof payments.$inferSelect

/** A report that has come in from a provider. */
export interface ReceivedReport<Report = PaymentReport> {
  /** Name of the provider. */
  provider: string
  report: Report
  now: Date
}

/**
 * Records the outcome of a payment and its effect on the purchase in one transaction. Idempotent: each transfer is booked once, by the
 * provider's id of it. One that is not due (purchase paid or closed, wrong amount) is owed back, also when the same code was paid
 * before. Returns false when the reference is unknown.
 */
export async function settlePayment(tx: Tx, received: ReceivedReport): Promise<boolean> {
  const { provider, report } = received
  const [known] = await tx
    .select({ id: purchases.id, kind: purchases.kind })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(and(eq(payments.ref, report.ref), eq(payments.provider, provider)))
  const held = known && (await lockPurchaseOf(tx, known.id, known.kind))
  const payment = held && (await lockPayment(tx, report.ref))
  if (!payment) return false
  if (report.outcome === 'paid') await settleTransfer(tx, held, payment, { ...received, report })
  else if (payment.state === PAYMENT_STATE.waiting) await mark(tx, payment, PAYMENT_STATE.failed, report.at)
  return true
}

/** Books a transfer to a locked payment, and decides by the state of its purchase whether it pays or is owed back. */
async function settleTransfer(
  tx: Tx,
  held: LockedPurchase,
  payment: PaymentRecord,
  received: ReceivedReport<TransferReport>,
): Promise<void> {
  const bankTransactionId = await bookTransfer(tx, payment, received)
  if (!bankTransactionId || (await wasCountedUnbooked(tx, payment))) return
  const { report, now } = received
  const reason = reasonToReturn(held.purchase, payment, report)
  if (!reason) {
    await mark(tx, payment, PAYMENT_STATE.paid, report.at)
    await payPurchase(tx, held, { payType: payment.payType, at: report.at, now, note: `paid ${payment.ref}` })
    return
  }
  // After wrong money the code can still be paid.
  if (!isWrongMoney(reason) && payment.state !== PAYMENT_STATE.paid)
    await mark(tx, payment, PAYMENT_STATE.returned, report.at)
  const { amount } = report
  await tx
    .insert(refunds)
    .values({ id: newId(), paymentId: payment.id, bankTransactionId, amount, reason, createdAt: now })
}

/** Returns the id of the booked transfer; undefined when it was booked before. */
async function bookTransfer(
  tx: Tx,
  { id: paymentId }: PaymentRecord,
  { provider, report, now }: ReceivedReport<TransferReport>,
): Promise<string | undefined> {
  const { transactionId, amount, currency, payer, at: receivedAt } = report
  const payerKey = payer ? await hashIdentity(tx, 'payer', `${provider} ${payer}`) : null
  const [booked] = await tx
    .insert(bankTransactions)
    .values({ id: newId(), provider, transactionId, paymentId, amount, currency, payerKey, receivedAt, bookedAt: now })
    .onConflictDoNothing()
    .returning({ id: bankTransactions.id })
  return booked?.id
}

/** Whether the first transfer that is booked for a payment is the one that has settled it, before transfers were booked. */
async function wasCountedUnbooked(tx: Tx, { id, state }: PaymentRecord): Promise<boolean> {
  if (state !== PAYMENT_STATE.paid && state !== PAYMENT_STATE.returned) return false
  return (await tx.$count(bankTransactions, eq(bankTransactions.paymentId, id))) === 1
}

function reasonToReturn(
  purchase: PurchaseRecord,
  payment: PaymentRecord,
  { amount, currency }: TransferReport,
): ReturnReason | null {
  if (currency) return 'wrongCurrency'
  if (wasPaid(purchase)) return 'paidTwice'
  if (purchase.state === 'closed') return 'orderClosed'
  return amount === payment.amount ? null : 'wrongAmount'
}

function isWrongMoney(reason: ReturnReason): boolean {
  return reason === 'wrongAmount' || reason === 'wrongCurrency'
}

async function mark(tx: Tx, payment: PaymentRecord, state: PaymentState, settledAt: Date): Promise<void> {
  await tx.update(payments).set({ state, settledAt }).where(eq(payments.id, payment.id))
}
