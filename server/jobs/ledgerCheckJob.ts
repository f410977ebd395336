import { DAY_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { checkMoney } from '../modules/ledger/checkMoney'
import { PeriodicJob } from './periodicJob'

interface LedgerCheckDependencies {
  db: Db
  log: { error(error: unknown): void }
}

/** Proves the ledger at the start and once a day. What does not add up is logged as an error; nothing is changed. */
export class LedgerCheckJob extends PeriodicJob {
  constructor({ db, log }: LedgerCheckDependencies) {
    const work = async () => {
      const faults = await checkMoney(db)
      if (faults.length > 0) log.error(new Error(`The ledger does not add up: ${faults.join('; ')}`))
    }
    super(work, DAY_MS, log)
  }
}
