import type { FastifyInstance } from 'fastify'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../db/database'
import { sandboxPayments } from '../db/schema/sandbox'
import { type SandboxPayments, sandboxPage } from '../integrations/payment/sandboxPayments'
import { show } from './page'
import { missingPage, paymentPage } from './paymentPage'

const choice = v.object({
  result: v.picklist(['paid', 'failed']),
  /** Settles the payment and loses the message about it, as happens out there. */
  silent: v.optional(v.picklist(['0', '1']), '0'),
})

type Asked = { Params: { ref: string } }

interface PaymentSandboxDependencies {
  db: Db
  now(): Date
  sandbox: SandboxPayments
}

/** The sandbox's own page, `/sandbox/pay/:ref`: shows a payment and lets a person say what comes of it. */
export function sandboxRoutes(app: FastifyInstance, { db, now, sandbox }: PaymentSandboxDependencies): void {
  app.get<Asked>('/sandbox/pay/:ref', async (request, reply) => {
    const booked = await sandbox.booked(request.params.ref)
    return show(reply.code(booked ? 200 : 404), booked ? paymentPage(booked, now()) : missingPage())
  })

  app.post<Asked>('/sandbox/pay/:ref', async (request, reply) => {
    const { ref } = request.params
    const given = v.safeParse(choice, request.body)
    if (!given.success || !(await sandbox.booked(ref))) {
      return show(reply.code(given.success ? 404 : 400), missingPage())
    }
    await db
      .update(sandboxPayments)
      .set({ state: given.output.result, settledAt: now() })
      .where(and(eq(sandboxPayments.ref, ref), eq(sandboxPayments.state, 'open')))
    if (given.output.silent === '0') {
      await tell(app, sandbox, ref, now())
    }
    return reply.redirect(sandboxPage(ref), 303)
  })
}

/** Sends the signed message the way a provider would: as a call of the public webhook. */
async function tell(app: FastifyInstance, sandbox: SandboxPayments, ref: string, now: Date): Promise<void> {
  const booked = await sandbox.booked(ref)
  const message = booked && sandbox.message(booked, now)
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
