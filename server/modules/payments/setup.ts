import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database'
import { type PaymentProvider, PaymentProviders, type ProviderChoice } from '../../integrations/payment/paymentProvider'
import { SandboxPayments } from '../../integrations/payment/sandboxPayments'
import { ownSecret } from '../../db/secrets'
import { sandboxRoutes } from '../../sandbox/paymentRoutes'
import { webhookRoutes } from './webhook'

interface PaymentSettings {
  db: Db
  now(): Date
  /** Secret shared with the payment provider to verify its reports; generated and stored when none is given. */
  paymentSecret?: string
  /** The providers of the merchant; what they take is not offered in the sandbox. */
  real: readonly PaymentProvider[]
  /** Which of them takes a payment type, where several do. */
  choice?: ProviderChoice | undefined
  /** Whether payments may be settled in the sandbox. Without it and any other provider, guests pay at the counter. */
  paymentSandbox: boolean
  /** App id of the merchant's official account, which payments in WeChat's browser are signed for. */
  wechatAppId?: string | undefined
}

/** Creates the payment providers and registers their webhook. */
export async function addPayments(server: FastifyInstance, setting: PaymentSettings): Promise<PaymentProviders> {
  const { db, now, paymentSecret, real, choice, paymentSandbox, wechatAppId } = setting
  const sandbox = new SandboxPayments(db, paymentSecret ?? (await ownSecret(db, 'paymentWebhook')), wechatAppId)
  const providers = new PaymentProviders([...real, ...(paymentSandbox ? [sandbox] : [])], choice)
  webhookRoutes(server, { db, now, providers })
  if (paymentSandbox) sandboxRoutes(server, { now, sandbox })
  return providers
}
