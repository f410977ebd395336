import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { returnUnclaimed } from '../modules/giftCards/give'
import { PeriodicJob } from './periodicJob'

interface GiftReturnDependencies {
  db: Db
  now(): Date
  log: { error(error: unknown): void }
}

/** Returns gift cards that were not claimed in time. */
export class GiftReturnJob extends PeriodicJob {
  constructor({ now, ...dependencies }: GiftReturnDependencies) {
    super(() => returnUnclaimed({ ...dependencies, now: now() }), MINUTE_MS, dependencies.log)
  }
}
