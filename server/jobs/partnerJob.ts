import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { settleDue } from '../modules/partner/settle'
import { PeriodicJob } from './periodicJob'

const EVERY_MS = 10 * MINUTE_MS

interface PartnerDependencies {
  db: Db
  now(): Date
  log: { error(error: unknown): void }
}

/** Releases the commissions of partners, and books off what refunds took back. */
export class PartnerJob extends PeriodicJob {
  constructor({ db, now, log }: PartnerDependencies) {
    super(() => settleDue({ db, now: now(), log }), EVERY_MS, log)
  }
}
