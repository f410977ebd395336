import type { FastifyInstance } from 'fastify'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../db/database'
import { sandboxPayments } from '../db/schema/sandbox'
import { type SandboxPayments, SANDBOX_WALLETS, sandboxPage } from '../integrations/payment/sandboxPayments'
import { sendSandboxPage } from './page'
import { missingPage, paymentPage } from './paymentPage'
import { serveScripts } from './scripts'

const choice = v.object({
  result: v.picklist(['paid', 'failed']),
  /** Settles the payment without calling the webhook, as when a provider's call is lost. */
  silent: v.optional(v.picklist(['0', '1']), '0'),
})

type PaymentPageRequest = { Params: { ref: string } }

interface PaymentSandboxDependencies {
  db: Db
  now(): Date
  sandbox: SandboxPayments
}

/** The sandbox's payment page, `/sandbox/pay/:ref`, which shows and settles a payment, and the bridges of the wallets. */
export function sandboxRoutes(app: FastifyInstance, { db, now, sandbox }: PaymentSandboxDependencies): void {
  serveScripts(app, { [SANDBOX_WALLETS]: 'wallets.js' })

  app.get<PaymentPageRequest>('/sandbox/pay/:ref', async (request, reply) => {
    const payment = await sandbox.find(request.params.ref)
    return sendSandboxPage(reply.code(payment ? 200 : 404), payment ? paymentPage(payment, now()) : missingPage())
  })

  app.post<PaymentPageRequest>('/sandbox/pay/:ref', async (request, reply) => {
    const { ref } = request.params
    const parsed = v.safeParse(choice, request.body)
    if (!parsed.success || !(await sandbox.find(ref))) {
      return sendSandboxPage(reply.code(parsed.success ? 404 : 400), missingPage())
    }
    await db
      .update(sandboxPayments)
      .set({ state: parsed.output.result, settledAt: now() })
      .where(and(eq(sandboxPayments.ref, ref), eq(sandboxPayments.state, 'open')))
    if (parsed.output.silent === '0') {
      await sendWebhook(app, sandbox, ref, now())
    }
    return reply.redirect(sandboxPage(ref), 303)
  })
}

/** Calls the public webhook with a signed message, as a provider does. */
async function sendWebhook(app: FastifyInstance, sandbox: SandboxPayments, ref: string, now: Date): Promise<void> {
  const payment = await sandbox.find(ref)
  const message = payment && sandbox.signedMessage(payment, now)
  if (message) {
    const reply = await app.inject({
      method: 'POST',
      url: `/provider/${sandbox.name}/webhook`,
      headers: message.headers,
      payload: message.body,
    })
    app.log.info({ ref, status: reply.statusCode }, 'sandbox reported a payment result')
  }
}
