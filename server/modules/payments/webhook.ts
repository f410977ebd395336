import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database'
import { webhookEvents } from '../../db/schema/payments/payments'
import { transact } from '../../db/transaction'
import type { ProviderEvent, PaymentProviders } from '../../integrations/payment/paymentProvider'
import { settlePayment } from './settlePayment'

interface WebhookDependencies {
  db: Db
  now(): Date
  providers: PaymentProviders
}

/** The webhook of payment providers: `POST /provider/:name/webhook`. Repeated events are ignored. */
export function webhookRoutes(app: FastifyInstance, { db, now, providers }: WebhookDependencies): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { name: string }; Body: Buffer | null }>('/provider/:name/webhook', async (request, reply) => {
      const provider = providers.byName(request.params.name)
      if (!provider) return reply.code(404).send({ ok: false })
      const body = request.body ?? Buffer.alloc(0)
      const event = await provider.read({ headers: request.headers, body }, now())
      if (!event) return reply.code(401).send({ ok: false })
      const isKnown = event === 'ignored' || (await takeEvent(db, provider.name, event, now()))
      if (!isKnown) request.log.warn(traceOf(provider.name, event), 'a provider reported an unknown payment')
      const { acknowledgement } = provider
      return acknowledgement === undefined ? { ok: true } : reply.type('text/plain').send(acknowledgement)
    })
  })
}

/** Settles the payment of an event, unless it was processed before. False when the payment is unknown. */
function takeEvent(db: Db, provider: string, event: ProviderEvent, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const { id: eventId, outcome: type, ...payload } = event
    const taken = await tx
      .insert(webhookEvents)
      .values({ provider, eventId, type, payload, receivedAt: now })
      .onConflictDoNothing()
      .returning({ eventId: webhookEvents.eventId })
    return taken.length === 0 || settlePayment(tx, { provider, report: event, now })
  })
}

/** Fields of an event for the log, without the payer's account. */
function traceOf(provider: string, event: ProviderEvent | 'ignored') {
  return event === 'ignored' ? { provider } : { provider, eventId: event.id, ref: event.ref, outcome: event.outcome }
}
