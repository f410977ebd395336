import { MINUTE_MS } from '../../src/domain/time/duration'
import type { PaymentDependencies } from '../modules/payments/dependencies'
import { sendRefunds } from '../modules/payments/sendRefunds'
import { PeriodicJob } from './periodicJob'

/** Has the providers send the refunds that are owed, until they have done so. */
export class RefundJob extends PeriodicJob {
  constructor(dependencies: Omit<PaymentDependencies, 'now'> & { now(): Date }) {
    super(() => sendRefunds({ ...dependencies, now: dependencies.now() }), MINUTE_MS, dependencies.log)
  }
}
