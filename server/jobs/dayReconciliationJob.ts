import { MINUTE_MS } from '../../src/domain/time/duration'
import type { PaymentDependencies } from '../modules/payments/dependencies'
import { reconcileDays } from '../modules/payments/reconciliation/reconcileDays'
import { PeriodicJob } from './periodicJob'

/** Compares each day that has ended with the lists of the providers, as soon as they have made them. */
export class DayReconciliationJob extends PeriodicJob {
  constructor(dependencies: Omit<PaymentDependencies, 'now'> & { now(): Date }) {
    super(() => reconcileDays({ ...dependencies, now: dependencies.now() }), 10 * MINUTE_MS, dependencies.log)
  }
}
