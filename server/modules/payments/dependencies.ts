import type { Db } from '../../db/database'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'

/** What work that talks to payment providers needs. */
export interface PaymentDependencies {
  db: Db
  providers: PaymentProviders
  now: Date
  log: { error(error: unknown): void }
}
