import { MINUTE_MS } from '../../src/domain/time/duration'
import type { PaymentDependencies } from '../modules/payments/dependencies'
import { reconcileRecentPayments, reconcilePurchasePayments } from '../modules/payments/reconcilePayments'
import { PeriodicJob } from './periodicJob'

const EVERY_MS = 5 * MINUTE_MS

type ReconciliationDependencies = Omit<PaymentDependencies, 'now'> & { now(): Date }

/** Queries the providers about open and recent payments, because a webhook call may be lost. */
export class PaymentReconciliationJob extends PeriodicJob {
  /** Runs of one purchase, by its id. */
  private readonly runs = new Map<string, Promise<void>>()

  constructor(private readonly dependencies: ReconciliationDependencies) {
    super(() => reconcileRecentPayments({ ...dependencies, now: dependencies.now() }), EVERY_MS, dependencies.log)
  }

  /** Runs at once for the open payments of one purchase; callers that come meanwhile share the run. */
  reconcilePurchase(purchaseId: string): Promise<void> {
    const { now } = this.dependencies
    const run =
      this.runs.get(purchaseId) ??
      reconcilePurchasePayments({ ...this.dependencies, now: now() }, purchaseId).finally(() =>
        this.runs.delete(purchaseId),
      )
    this.runs.set(purchaseId, run)
    return run
  }
}
