import { and, asc, eq, gt, isNotNull, or } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { paymentSlips } from '../../db/schema/payments/paymentSlips'
import { bankTransactions, PAYMENT_STATE, payments } from '../../db/schema/payments/payments'
import { purchases } from '../../db/schema/payments/purchases'
import { stores } from '../../db/schema/store/stores'
import { PROMPTPAY_TRANSFERS } from '../../integrations/payment/promptPayTransfers'
import { recordAudit, type Staff } from '../audit/audit'
import { settlePayment } from './settlePayment'
import { inStores } from '../store/inStores'

/** Money that staff have found in the store's account. */
export interface FoundTransfer {
  /** Our reference of the payment. */
  ref: string
  /** The bank's reference of the transfer. */
  reference: string
  /** Received satang. */
  amount: number
}

const isWaiting = eq(paymentSlips.state, 'waiting')

/** A payment that staff may confirm, with the slip that waits for them. */
const selectTransfers = (db: ReadDb) =>
  db
    .select({
      payment: payments,
      orderNo: purchases.no,
      storeId: purchases.storeId,
      storeName: stores.shortName,
      slip: paymentSlips,
    })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .leftJoin(stores, eq(stores.id, purchases.storeId))
    .leftJoin(paymentSlips, and(eq(paymentSlips.paymentId, payments.id), isWaiting))
    .$dynamic()
export type TransferToConfirm = Awaited<ReturnType<typeof selectTransfers>>[number]

const isTransfer = eq(payments.provider, PROMPTPAY_TRANSFERS)

/** PromptPay payments to confirm: those with a slip that waits, first, and those that can still be paid; without stores of all. */
export function openTransfers(db: ReadDb, now: Date, storeIds: readonly string[]): Promise<TransferToConfirm[]> {
  const payable = and(
    eq(payments.state, PAYMENT_STATE.waiting),
    eq(purchases.state, 'pending'),
    gt(purchases.expireAt, now),
  )
  const ofStores = inStores(purchases.storeId, storeIds)
  return selectTransfers(db)
    .where(and(isTransfer, ofStores, or(isNotNull(paymentSlips.id), payable)))
    .orderBy(asc(paymentSlips.sentAt), asc(payments.createdAt))
}

/** One payment by our reference, with its earliest slip that waits. Refuses an unknown one. */
export async function transferOf(db: ReadDb, ref: string): Promise<TransferToConfirm> {
  const [found] = await selectTransfers(db)
    .where(and(isTransfer, eq(payments.ref, ref)))
    .orderBy(asc(paymentSlips.sentAt))
    .limit(1)
  if (!found) throw new AppError(400, 'order.notFound')
  return found
}

/** Books a transfer that staff have found, by the rules of every payment. Refuses a bank's reference that has paid something else. */
export async function confirmTransfer(tx: Tx, { ref, amount, ...found }: FoundTransfer, staff: Staff): Promise<void> {
  const { now } = staff
  const transactionId = found.reference.toUpperCase()
  const report = { ref, outcome: 'paid', transactionId, amount, at: now } as const
  if (!(await settlePayment(tx, { provider: PROMPTPAY_TRANSFERS, report, now })))
    throw new AppError(400, 'order.notFound')
  const booked = and(
    eq(bankTransactions.provider, PROMPTPAY_TRANSFERS),
    eq(bankTransactions.transactionId, transactionId),
  )
  const [payment] = await tx
    .select({ id: payments.id, ref: payments.ref })
    .from(bankTransactions)
    .innerJoin(payments, eq(payments.id, bankTransactions.paymentId))
    .where(booked)
  if (payment?.ref !== ref) throw new AppError(400, 'pay.slipUsed')
  await tx
    .update(paymentSlips)
    .set({ state: 'accepted', decidedAt: now })
    .where(and(eq(paymentSlips.paymentId, payment.id), isWaiting))
  const after = { ref, transactionId, amount }
  await recordAudit(tx, staff, {
    action: 'payment.transferConfirmed',
    subject: 'payments',
    subjectId: payment.id,
    before: null,
    after,
  })
}

/** Refuses the slip of a payment with a word for the guest, who can send another one. A decided one stays as it is. */
export async function refuseSlip(
  tx: Tx,
  { slipId, answer }: { slipId: string; answer: string },
  staff: Staff,
): Promise<void> {
  const [refused] = await tx
    .update(paymentSlips)
    .set({ state: 'refused', answer, decidedAt: staff.now })
    .where(and(eq(paymentSlips.id, slipId), isWaiting))
    .returning({ paymentId: paymentSlips.paymentId })
  if (!refused) return
  const change = { action: 'payment.slipRefused', subject: 'payments', subjectId: refused.paymentId } as const
  await recordAudit(tx, staff, { ...change, before: { slipId }, after: { answer } })
}
