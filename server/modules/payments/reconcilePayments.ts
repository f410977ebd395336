import { and, asc, eq, gte, type SQL } from 'drizzle-orm'
import { DAY_MS } from '../../../src/domain/time/duration'
import { PAYMENT_STATE, payments } from '../../db/schema/payments'
import { transact } from '../../db/transaction'
import type { PaymentDependencies } from './dependencies'
import { settlePayment } from './settlePayment'

/** Payments older than this are no longer queried; a webhook report still counts. */
const ASKED_FOR_MS = DAY_MS

/** Queries the providers about the open payments of a purchase, and settles them. */
export function reconcilePurchasePayments(needs: PaymentDependencies, purchaseId: string): Promise<void> {
  return reconcile(needs, eq(payments.purchaseId, purchaseId))
}

/** Queries the providers about all open payments: webhook reports may have been missed during downtime. */
export function reconcileOpenPayments(needs: PaymentDependencies): Promise<void> {
  return reconcile(needs, gte(payments.createdAt, new Date(needs.now.getTime() - ASKED_FOR_MS)))
}

/** An unreachable provider leaves its payments open; the others are still queried. */
async function reconcile(needs: PaymentDependencies, which: SQL): Promise<void> {
  const { db, providers, log, now } = needs
  const open = await db
    .select({ ref: payments.ref, provider: payments.provider })
    .from(payments)
    .where(and(which, eq(payments.state, PAYMENT_STATE.waiting)))
    .orderBy(asc(payments.createdAt))
  for (const { ref, provider } of open) {
    try {
      const report = await providers.byName(provider)?.query(ref)
      if (report) await transact(db, (tx) => settlePayment(tx, report, now))
    } catch (error) {
      log.error(error)
    }
  }
}
