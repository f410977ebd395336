import { and, asc, eq, gte, or, type SQL } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time/duration'
import { PAYMENT_STATE, payments } from '../../db/schema/payments/payments'
import { type PurchaseRecord, purchases } from '../../db/schema/payments/purchases'
import { transact } from '../../db/transaction'
import type { PaymentDependencies } from './dependencies'
import { type PaymentRecord, settlePayment } from './settlePayment'

/** Payments older than this are no longer queried; a webhook report still counts. */
const QUERY_PERIOD_MS = DAY_MS
/** How long after its end a code that was paid is still queried: it may be paid again while a phone shows it. */
const PAID_AGAIN_MS = 10 * MINUTE_MS

const isOpen = eq(payments.state, PAYMENT_STATE.waiting)

/** Queries the providers about the open payments of a purchase, and settles them. */
export function reconcilePurchasePayments(dependencies: PaymentDependencies, purchaseId: string): Promise<void> {
  return reconcile(dependencies, and(isOpen, eq(payments.purchaseId, purchaseId)))
}

/**
 * Queries the providers about all payments that are open or whose code is valid: webhook reports may have been missed during
 * downtime.
 */
export function reconcileRecentPayments(dependencies: PaymentDependencies): Promise<void> {
  const before = (ms: number) => new Date(dependencies.now.getTime() - ms)
  const maybePaidAgain = gte(payments.expireAt, before(PAID_AGAIN_MS))
  return reconcile(dependencies, and(gte(payments.createdAt, before(QUERY_PERIOD_MS)), or(isOpen, maybePaidAgain)))
}

/** Providers refuse to close a payment that has just begun (WeChat Pay: 5 minutes). */
const CLOSED_AFTER_MS = 5 * MINUTE_MS

/** An unreachable provider leaves its payments open; the others are still queried. */
async function reconcile(dependencies: PaymentDependencies, which: SQL | undefined): Promise<void> {
  const { db, log } = dependencies
  const found = await db
    .select({
      ref: payments.ref,
      provider: payments.provider,
      state: payments.state,
      data: payments.data,
      createdAt: payments.createdAt,
      purchaseState: purchases.state,
    })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(which)
    .orderBy(asc(payments.createdAt))
  for (const payment of found) {
    try {
      await reconcilePayment(dependencies, payment)
    } catch (error) {
      log.error(error)
    }
  }
}

interface KnownPayment extends Pick<PaymentRecord, 'ref' | 'provider' | 'state' | 'data' | 'createdAt'> {
  purchaseState: PurchaseRecord['state']
}

/** Settles what the provider reports. An unpaid payment of a purchase that is not due any more is closed at the provider. */
async function reconcilePayment({ db, providers, now }: PaymentDependencies, payment: KnownPayment): Promise<void> {
  const { ref, provider: name, state, data, createdAt, purchaseState } = payment
  const provider = providers.byName(name)
  const reports = (await provider?.query(ref, data)) ?? []
  for (const report of reports) await transact(db, (tx) => settlePayment(tx, { provider: name, report, now }))
  const isDue = purchaseState === 'pending' || state !== PAYMENT_STATE.waiting
  if (!provider?.close || isDue || reports.length > 0 || now.getTime() - createdAt.getTime() < CLOSED_AFTER_MS) return
  await provider.close(ref, data)
  const isStillOpen = and(eq(payments.ref, ref), isOpen)
  await db.update(payments).set({ state: PAYMENT_STATE.cancelled, settledAt: now }).where(isStillOpen)
}
