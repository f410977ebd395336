import { MINUTE_MS } from '../../src/domain/time/duration'
import type { SessionActivity } from '../modules/accounts/sessionActivity'
import { PeriodicJob } from './periodicJob'

/** Stores once a minute, and at shutdown, which sessions were used. */
export class SessionActivityJob extends PeriodicJob {
  constructor(
    private readonly activity: SessionActivity,
    log: { error(error: unknown): void },
  ) {
    super(() => activity.flush(), MINUTE_MS, log)
  }

  override async stop(): Promise<void> {
    await super.stop()
    await this.activity.flush()
  }
}
