import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { newId } from '../../db/ids'
import { payments, type ReturnReason, refunds } from '../../db/schema/payments/payments'

/** Money of a payment that goes back. Satang. */
export interface NewRefund {
  paymentId: string
  amount: number
  reason: ReturnReason
  /** The refund of an order that it is a part of. */
  orderRefundId?: string | undefined
  now: Date
}

/**
 * Writes a refund of a payment of a locked purchase, and returns its id. The database refuses more than the payment brought. It is owed until
 * it is sent, or done at once.
 */
export async function writeRefund(
  tx: Tx,
  { now, ...refund }: NewRefund,
  { done = false }: { done?: boolean } = {},
): Promise<string> {
  const { paymentId, amount } = refund
  await tx
    .update(payments)
    .set({ refunded: sql`${payments.refunded} + ${amount}` })
    .where(eq(payments.id, paymentId))
  const id = newId()
  await tx.insert(refunds).values({ ...refund, id, createdAt: now, doneAt: done ? now : null })
  return id
}
