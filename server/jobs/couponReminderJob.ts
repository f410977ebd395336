import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { remindOfCoupons } from '../modules/coupons/remindCoupons'
import { isDaytime } from './daytime'
import { PeriodicJob } from './periodicJob'

const EVERY_MS = 10 * MINUTE_MS

interface CouponReminderDependencies {
  db: Db
  now(): Date
  log: { error(error: unknown): void }
}

/** Reminds members of coupons that end within two days, by day. */
export class CouponReminderJob extends PeriodicJob {
  constructor({ db, now, log }: CouponReminderDependencies) {
    super(
      async () => {
        if (isDaytime(now())) await remindOfCoupons({ db, now: now(), log })
      },
      EVERY_MS,
      log,
    )
  }
}
