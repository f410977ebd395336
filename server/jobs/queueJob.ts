import { SECOND_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { expireTickets } from '../modules/queue/expireTickets'
import { PeriodicJob } from './periodicJob'

const EVERY_MS = 15 * SECOND_MS

interface QueueDependencies {
  db: Db
  now(): Date
  log: { error(error: unknown): void }
}

/** Passes called numbers whose guest did not come, and ends the lines of days that are over. */
export class QueueJob extends PeriodicJob {
  constructor({ db, now, log }: QueueDependencies) {
    super(() => expireTickets({ db, now: now() }), EVERY_MS, log)
  }
}
