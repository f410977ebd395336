import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { expireDrinks, remindOfDrinks } from '../modules/drinks/expireDrinks'
import { isDaytime } from './daytime'
import { PeriodicJob } from './periodicJob'

const EVERY_MS = 10 * MINUTE_MS

interface DrinkDependencies {
  db: Db
  now(): Date
  log: { error(error: unknown): void }
}

/** Ends the keeping of drinks and their codes, and reminds members by day of those that end soon. */
export class DrinkJob extends PeriodicJob {
  constructor({ db, now, log }: DrinkDependencies) {
    super(
      async () => {
        await expireDrinks({ db, now: now(), log })
        if (isDaytime(now())) await remindOfDrinks({ db, now: now(), log })
      },
      EVERY_MS,
      log,
    )
  }
}
