import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { expireInvitations, runRewards } from '../modules/invitation/runRewards'
import { PeriodicJob } from './periodicJob'

interface InviteDependencies {
  db: Db
  now(): Date
  log: { error(error: unknown): void }
}

/** Gives the rewards of invitations, takes those of refunded orders back, and ends what was not used in time. */
export class InviteJob extends PeriodicJob {
  constructor({ now, ...dependencies }: InviteDependencies) {
    const run = async () => {
      const context = { ...dependencies, now: now() }
      await runRewards(context)
      await expireInvitations(context)
    }
    super(run, MINUTE_MS, dependencies.log)
  }
}
