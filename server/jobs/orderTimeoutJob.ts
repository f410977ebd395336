import { SECOND_MS } from '../../src/domain/time/duration'
import type { PaymentDependencies } from '../modules/payments/dependencies'
import { closeOverdue } from '../modules/payments/expirePurchases'
import { completeReceived, grantUnansweredRefunds } from './orderTimeouts'
import { PeriodicJob } from './periodicJob'

const EVERY_MS = 15 * SECOND_MS

/** Applies order time-outs: closes unpaid purchases, accepts unanswered refund requests, completes delivered orders. */
export class OrderTimeoutJob extends PeriodicJob {
  constructor({ now, ...dependencies }: Omit<PaymentDependencies, 'now'> & { now(): Date }) {
    const run = async () => {
      const context = { ...dependencies, now: now() }
      await closeOverdue(context)
      await grantUnansweredRefunds(context)
      await completeReceived(context)
    }
    super(run, EVERY_MS, dependencies.log)
  }
}
