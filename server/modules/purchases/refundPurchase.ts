import { and, eq } from 'drizzle-orm'
import { newId } from '../../db/ids'
import type { Tx } from '../../db/database'
import { PAYMENT_STATE, payments, refunds } from '../../db/schema/payments'
import type { HeldPurchase, PurchaseRefunded } from './purchaseHandlers'
import { markRefunded } from './purchases'

/**
 * Refunds an amount of a held, paid purchase, with the effects of its kind. Returns the refund, which is owed until it is paid out; null
 * when there was no payment because the purchase was free.
 */
export async function refundPurchase(tx: Tx, held: HeldPurchase, event: PurchaseRefunded): Promise<string | null> {
  await markRefunded(tx, held, event)
  const { amount, now } = event
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.purchaseId, held.purchase.id), eq(payments.state, PAYMENT_STATE.paid)))
  if (!payment) return null
  const id = newId()
  await tx.insert(refunds).values({ id, paymentId: payment.id, amount, reason: 'agreed', createdAt: now })
  return id
}
