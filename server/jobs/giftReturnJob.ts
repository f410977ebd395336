import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { returnUnclaimedCoupons } from '../modules/coupons/give'
import { returnUnclaimedDrinks } from '../modules/drinks/give'
import { returnUnclaimedCards } from '../modules/giftCards/give'
import { PeriodicJob } from './periodicJob'

interface GiftReturnDependencies {
  db: Db
  now(): Date
  log: { error(error: unknown): void }
}

/** Returns gift cards, coupons and drinks that were not claimed in time. */
export class GiftReturnJob extends PeriodicJob {
  constructor({ now, ...dependencies }: GiftReturnDependencies) {
    const run = async () => {
      await returnUnclaimedCards({ ...dependencies, now: now() })
      await returnUnclaimedCoupons({ ...dependencies, now: now() })
      await returnUnclaimedDrinks({ ...dependencies, now: now() })
    }
    super(run, MINUTE_MS, dependencies.log)
  }
}
