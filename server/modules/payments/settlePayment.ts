import { eq } from 'drizzle-orm'
import { newId } from '../../db/ids'
import { lockPayment } from '../../db/locks'
import type { Tx } from '../../db/database'
import { PAYMENT_STATE, payments, type PaymentState, type ReturnReason, refunds } from '../../db/schema/payments'
import type { PurchaseRecord } from '../../db/schema/purchases'
import type { PaymentReport } from '../../integrations/payment/paymentProvider'
import type { HeldPurchase } from '../purchases/purchaseHandlers'
import { holdPurchase, payPurchase, wasPaid } from '../purchases/purchases'

export type PaymentRecord = typeof payments.$inferSelect

/**
 * Records the outcome of a payment and its effect on the purchase in one transaction. Idempotent: money is counted once. A payment
 * that is not due (purchase closed, already paid, wrong amount) is recorded for a refund. Returns false when the reference is
 * unknown.
 */
export async function settlePayment(tx: Tx, report: PaymentReport, now: Date): Promise<boolean> {
  const [known] = await tx
    .select({ purchaseId: payments.purchaseId })
    .from(payments)
    .where(eq(payments.ref, report.ref))
  const held = known && (await holdPurchase(tx, known.purchaseId))
  if (!held) return false
  const payment = await lockPayment(tx, report.ref)
  if (!payment || isFinal(payment)) return true
  if (report.outcome === 'failed') {
    await mark(tx, payment, PAYMENT_STATE.failed, report.at)
    return true
  }
  const reason = reasonToReturn(held.purchase, payment, report.amount)
  if (reason) await returnPayment(tx, payment, { report, reason, now })
  else await acceptPayment(tx, held, payment, { report, now })
  return true
}

/** A received payment is never counted again; a failed or cancelled one may still be paid. */
function isFinal({ state }: PaymentRecord): boolean {
  return state === PAYMENT_STATE.paid || state === PAYMENT_STATE.returned
}

function reasonToReturn(purchase: PurchaseRecord, payment: PaymentRecord, amount: number): ReturnReason | null {
  if (amount !== payment.amount) return 'wrongAmount'
  if (wasPaid(purchase)) return 'paidTwice'
  return purchase.state === 'closed' ? 'orderClosed' : null
}

/** The received payment, and the time of recording. */
interface PaymentArrival {
  report: PaymentReport
  now: Date
}

async function returnPayment(
  tx: Tx,
  payment: PaymentRecord,
  { report, reason, now }: PaymentArrival & { reason: ReturnReason },
): Promise<void> {
  await mark(tx, payment, PAYMENT_STATE.returned, report.at)
  await tx.insert(refunds).values({ id: newId(), paymentId: payment.id, amount: report.amount, reason, createdAt: now })
}

async function acceptPayment(
  tx: Tx,
  held: HeldPurchase,
  payment: PaymentRecord,
  { report, now }: PaymentArrival,
): Promise<void> {
  await mark(tx, payment, PAYMENT_STATE.paid, report.at)
  await payPurchase(tx, held, { payType: payment.payType, at: report.at, now, note: `paid ${payment.ref}` })
}

async function mark(tx: Tx, payment: PaymentRecord, state: PaymentState, settledAt: Date): Promise<void> {
  await tx.update(payments).set({ state, settledAt }).where(eq(payments.id, payment.id))
}
