import { and, asc, eq, gte, type SQL } from 'drizzle-orm'
import { DAY_MS } from '../../../src/domain/time/duration'
import { PAYMENT_STATE, payments } from '../../db/schema/payments'
import { transact } from '../../db/transaction'
import type { PaymentDependencies } from './dependencies'
import { settlePayment } from './settlePayment'

/** Payments older than this are no longer asked about; when the provider reports one it still counts. */
const ASKED_FOR_MS = DAY_MS

/** Asks the providers about the open payments of an order, and settles what they know. */
export function reconcileOrderPayments(needs: PaymentDependencies, orderId: string): Promise<void> {
  return reconcile(needs, eq(payments.orderId, orderId))
}

/** Asks the providers about every payment that was still open: after a restart, a report may have been missed. */
export function reconcileOpenPayments(needs: PaymentDependencies): Promise<void> {
  return reconcile(needs, gte(payments.createdAt, new Date(needs.now.getTime() - ASKED_FOR_MS)))
}

/** A provider that cannot be reached leaves its payments open; the others are asked all the same. */
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
