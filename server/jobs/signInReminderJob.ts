import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { remindToSignIn } from '../modules/dailySignIn/remind'
import { PeriodicJob } from './periodicJob'

const EVERY_MS = 5 * MINUTE_MS

/** Reminds members of their daily sign-in. */
export class SignInReminderJob extends PeriodicJob {
  constructor({ db, now, log }: { db: Db; now(): Date; log: { error(error: unknown): void } }) {
    super(() => remindToSignIn({ db, now: now(), log }), EVERY_MS, log)
  }
}
