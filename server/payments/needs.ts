import type { Db } from '../db/open'
import type { Providers } from '../providers/payment'

/** What work that talks to payment providers needs. */
export interface PaymentNeeds {
  db: Db
  providers: Providers
  now: Date
  log: { error(error: unknown): void }
}
