import { MINUTE_MS } from '../../src/domain/time/duration'
import { minuteOf } from '../../src/domain/time/storeClock'
import type { Db } from '../db/database'
import { remindOfCoupons } from '../modules/coupons/remindCoupons'
import { PeriodicJob } from './periodicJob'

const EVERY_MS = 10 * MINUTE_MS
/** Minutes of the stores' day between which members are reminded: coupons end at midnight, a bad time for a message. */
const FROM_MINUTE = 10 * 60
const UNTIL_MINUTE = 20 * 60

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
        const minute = minuteOf(now())
        if (minute >= FROM_MINUTE && minute < UNTIL_MINUTE) await remindOfCoupons({ db, now: now(), log })
      },
      EVERY_MS,
      log,
    )
  }
}
