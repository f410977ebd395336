import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { runReservationJob } from '../modules/reserve/reminders'
import { PeriodicJob } from './periodicJob'

interface ReserveDependencies {
  db: Db
  now(): Date
  log: { error(error: unknown): void }
}

/** Reminds guests of their bookings, and refuses those that a store did not answer in time. */
export class ReserveJob extends PeriodicJob {
  constructor({ db, now, log }: ReserveDependencies) {
    super(() => runReservationJob({ db, now: now() }), MINUTE_MS, log)
  }
}
