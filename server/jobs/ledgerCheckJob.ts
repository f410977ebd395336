import { DAY_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { checkGiftCards } from '../modules/ledger/checkGiftCards'
import { checkPartners } from '../modules/ledger/checkPartners'
import { checkLedger } from '../modules/ledger/checkLedger'
import { PeriodicJob } from './periodicJob'

interface LedgerCheckDependencies {
  db: Db
  log: { error(error: unknown): void }
}

/** Proves the ledger at the start and once a day. What does not add up is logged as an error; nothing is changed. */
export class LedgerCheckJob extends PeriodicJob {
  constructor({ db, log }: LedgerCheckDependencies) {
    const work = async () => {
      const faults = [...(await checkLedger(db)), ...(await checkGiftCards(db)), ...(await checkPartners(db))]
      if (faults.length > 0) log.error(new Error(`The ledger does not add up: ${faults.join('; ')}`))
    }
    super(work, DAY_MS, log)
  }
}
