import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import {
  SANDBOX_RESULTS,
  type SandboxPayments,
  SANDBOX_WALLETS,
  sandboxPage,
} from '../integrations/payment/sandboxPayments'
import { sendSandboxPage } from './page'
import { missingPage, paymentPage } from './paymentPage'
import { serveScripts } from './scripts'

const choice = v.object({
  result: v.picklist(SANDBOX_RESULTS),
  /** Settles the payment without calling the webhook, as when a provider's call is lost. */
  silent: v.optional(v.picklist(['0', '1']), '0'),
  /** The account that pays, as a bank names it. */
  payer: v.optional(v.pipe(v.string(), v.maxLength(100))),
})

type PaymentPageRequest = { Params: { ref: string } }

interface PaymentSandboxDependencies {
  now(): Date
  sandbox: SandboxPayments
}

/** The sandbox's payment page, `/sandbox/pay/:ref`, which shows and settles a payment, and the bridges of the wallets. */
export function sandboxRoutes(app: FastifyInstance, { now, sandbox }: PaymentSandboxDependencies): void {
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
    await sandbox.settle(ref, parsed.output, now())
    if (parsed.output.silent === '0') await sendWebhooks(app, sandbox, ref, now())
    return reply.redirect(sandboxPage(ref), 303)
  })
}

/** Calls the public webhook with a signed message for each report, as a provider does; also with those that it has sent before. */
async function sendWebhooks(app: FastifyInstance, sandbox: SandboxPayments, ref: string, now: Date): Promise<void> {
  for (const { headers, body } of await sandbox.signedMessages(ref, now)) {
    const url = `/provider/${sandbox.name}/webhook`
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: body })
    app.log.info({ ref, status: statusCode }, 'sandbox reported a payment result')
  }
}
