import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { issueOverdue } from '../modules/documents/issueOverdue'
import { PeriodicJob } from './periodicJob'

interface DocumentDependencies {
  db: Db
  now(): Date
  log: { error(error: unknown): void }
}

/** Issues receipts and tax invoices of orders that were paid, and credit notes of those that were refunded. */
export class DocumentJob extends PeriodicJob {
  constructor({ now, ...dependencies }: DocumentDependencies) {
    super(() => issueOverdue({ ...dependencies, now: now() }), MINUTE_MS, dependencies.log)
  }
}
