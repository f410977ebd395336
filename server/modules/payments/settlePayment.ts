import { eq } from 'drizzle-orm'
import type { PayType } from '../../../src/contract/cart'
import { newId } from '../../db/ids'
import { lockOrder, lockPayment } from '../../db/locks'
import type { Tx } from '../../db/database'
import { type OrderRecord, orders } from '../../db/schema/orders'
import { PAYMENT_STATE, payments, type PaymentState, type ReturnReason, refunds } from '../../db/schema/payments'
import { isBill } from '../../../src/domain/order/orderKind'
import { ORDER_STATES } from '../../../src/domain/order/orderState'
import { publish } from '../events'
import { moveOrder } from '../orders/moveOrder'
import type { PaymentReport } from '../../integrations/payment/paymentProvider'

export type PaymentRecord = typeof payments.$inferSelect

/**
 * Records the outcome of a payment and its effect on the order in one transaction. Idempotent: money is counted once. A payment
 * that is not due (order closed, already paid, wrong amount) is recorded for a refund. Returns false when the reference is
 * unknown.
 */
export async function settlePayment(tx: Tx, report: PaymentReport, now: Date): Promise<boolean> {
  const [known] = await tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.ref, report.ref))
  const order = known && (await lockOrder(tx, known.orderId))
  if (!order) return false
  const payment = await lockPayment(tx, report.ref)
  if (!payment || isFinal(payment)) return true
  if (report.outcome === 'failed') {
    await mark(tx, payment, PAYMENT_STATE.failed, report.at)
    return true
  }
  const reason = reasonToReturn(order, payment, report.amount)
  if (reason) await returnPayment(tx, payment, { report, reason, now })
  else await acceptPayment(tx, order, payment, { report, now })
  return true
}

/** A received payment is never counted again; a failed or cancelled one may still be paid. */
function isFinal({ state }: PaymentRecord): boolean {
  return state === PAYMENT_STATE.paid || state === PAYMENT_STATE.returned
}

function reasonToReturn(order: OrderRecord, payment: PaymentRecord, amount: number): ReturnReason | null {
  if (amount !== payment.amount) return 'wrongAmount'
  if (order.paid) return 'paidTwice'
  const dead = [ORDER_STATES.closed, ORDER_STATES.cancelled, ORDER_STATES.refunded].some(
    ({ code }) => code === order.state,
  )
  return dead ? 'orderClosed' : null
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
  order: OrderRecord,
  payment: PaymentRecord,
  { report, now }: PaymentArrival,
): Promise<void> {
  await mark(tx, payment, PAYMENT_STATE.paid, report.at)
  await markPaid(tx, order, { payType: payment.payType, at: report.at, now, note: `paid ${payment.ref}` })
}

/** The payment type and time of an order's payment. */
interface PaidAmount {
  payType: PayType
  at: Date
  now: Date
  note: string
}

/** Marks a locked order as paid: it goes to the kitchen, or, when it pays a bill, is completed. */
export async function markPaid(
  tx: Tx,
  order: OrderRecord,
  { payType, at, now, note }: PaidAmount,
): Promise<OrderRecord> {
  const [paid] = await tx
    .update(orders)
    .set({ paid: true, paidAt: at, payType })
    .where(eq(orders.id, order.id))
    .returning()
  if (!paid) throw new Error(`order ${order.id} is gone`)
  await publish(tx, 'orderPaid', { order: paid, now })
  const mover = { actor: 'system', now, note } as const
  const waited = paid.state === ORDER_STATES.pendingPayment.code
  const moved = waited ? await moveOrder(tx, paid, 'awaitingAcceptance', mover) : paid
  return isBill(moved) ? moveOrder(tx, moved, 'completed', mover) : moved
}

async function mark(tx: Tx, payment: PaymentRecord, state: PaymentState, settledAt: Date): Promise<void> {
  await tx.update(payments).set({ state, settledAt }).where(eq(payments.id, payment.id))
}
