import { HOUR_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { cleanUp } from './cleanup'
import { PeriodicJob } from './periodicJob'

interface CleanupDependencies {
  db: Db
  now(): Date
  log: { error(error: unknown): void }
}

/** Runs the cleanup once an hour. */
export class CleanupJob extends PeriodicJob {
  constructor({ db, now, log }: CleanupDependencies) {
    super(() => cleanUp(db, now()), HOUR_MS, log)
  }
}
