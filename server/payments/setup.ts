import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/open'
import { Providers } from '../providers/payment'
import { SandboxPayments } from '../providers/sandboxPayment'
import { ownSecret } from '../providers/secrets'
import { sandboxRoutes } from '../sandbox/routes'
import { webhookRoutes } from './webhook'

interface Setting {
  db: Db
  now(): Date
  /** Shared with the payment provider, to know its reports; made and kept by ourselves when none is given. */
  paymentSecret?: string
}

/** Brings up the payment providers, with the routes by which they report. */
export async function addPayments(server: FastifyInstance, { db, now, paymentSecret }: Setting): Promise<Providers> {
  const sandbox = new SandboxPayments(db, paymentSecret ?? (await ownSecret(db, 'paymentWebhook')))
  const providers = new Providers([sandbox])
  webhookRoutes(server, { db, now, providers })
  sandboxRoutes(server, { db, now, sandbox })
  return providers
}
