import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/database'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'

/** Dependencies of payment services. */
export interface PaymentDependencies {
  db: Db
  providers: PaymentProviders
  now: Date
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}
