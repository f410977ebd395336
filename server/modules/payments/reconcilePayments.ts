import { and, asc, eq, gte, or, type SQL } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time/duration'
import { PAYMENT_STATE, payments } from '../../db/schema/payments'
import { transact } from '../../db/transaction'
import type { PaymentDependencies } from './dependencies'
import { settlePayment } from './settlePayment'

/** Payments older than this are no longer queried; a webhook report still counts. */
const ASKED_FOR_MS = DAY_MS
/** How long after its end a code that was paid is still queried: it may be paid again while a phone shows it. */
const PAID_AGAIN_MS = 10 * MINUTE_MS

const isOpen = eq(payments.state, PAYMENT_STATE.waiting)

/** Queries the providers about the open payments of a purchase, and settles them. */
export function reconcilePurchasePayments(needs: PaymentDependencies, purchaseId: string): Promise<void> {
  return reconcile(needs, and(isOpen, eq(payments.purchaseId, purchaseId)))
}

/**
 * Queries the providers about all payments that are open or whose code is valid: webhook reports may have been missed during
 * downtime.
 */
export function reconcileRecentPayments(needs: PaymentDependencies): Promise<void> {
  const before = (ms: number) => new Date(needs.now.getTime() - ms)
  const maybePaidAgain = gte(payments.expireAt, before(PAID_AGAIN_MS))
  return reconcile(needs, and(gte(payments.createdAt, before(ASKED_FOR_MS)), or(isOpen, maybePaidAgain)))
}

/** An unreachable provider leaves its payments open; the others are still queried. */
async function reconcile(needs: PaymentDependencies, which: SQL | undefined): Promise<void> {
  const { db, providers, log, now } = needs
  const found = await db
    .select({ ref: payments.ref, provider: payments.provider })
    .from(payments)
    .where(which)
    .orderBy(asc(payments.createdAt))
  for (const { ref, provider } of found) {
    try {
      const reports = (await providers.byName(provider)?.query(ref)) ?? []
      for (const report of reports) await transact(db, (tx) => settlePayment(tx, { provider, report, now }))
    } catch (error) {
      log.error(error)
    }
  }
}
