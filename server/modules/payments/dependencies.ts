import type { Db } from '../../db/database'
import type { Providers } from '../../integrations/payment/paymentProvider'

/** What work that talks to payment providers needs. */
export interface PaymentDependencies {
  db: Db
  providers: Providers
  now: Date
  log: { error(error: unknown): void }
}
