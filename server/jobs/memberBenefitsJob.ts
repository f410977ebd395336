import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { issueMonthlyCoupons } from '../modules/membership/monthlyCoupons'
import { reviewLevels } from '../modules/membership/reviewLevels'
import { PeriodicJob } from './periodicJob'

interface MemberBenefitsDependencies {
  db: Db
  now(): Date
  log: { error(error: unknown): void }
}

/** Reviews levels whose time is over, and issues the coupons of the month. */
export class MemberBenefitsJob extends PeriodicJob {
  constructor({ now, ...dependencies }: MemberBenefitsDependencies) {
    const run = async () => {
      await reviewLevels({ ...dependencies, now: now() })
      await issueMonthlyCoupons({ ...dependencies, now: now() })
    }
    super(run, MINUTE_MS, dependencies.log)
  }
}
