import { sign } from '../../../../server/integrations/payment/signature'
import type { Backend } from '../harness'

/** The secret that the bank shares with the server: for the option `paymentSecret`. */
export const BANK_SECRET = 'a secret that only tests know'

/** How a notification differs from a proper one. */
export interface Sending {
  secret?: string
  /** The time in the signature. */
  signedAt?: Date
  signature?: string
  provider?: string
}

/** Sends a notification to the webhook as the bank does; returns the status. */
export async function notify(backend: Backend, event: object | string, sending: Sending = {}): Promise<number> {
  const { secret = BANK_SECRET, signedAt = backend.clock.now(), provider = 'sandbox' } = sending
  const body = Buffer.from(typeof event === 'string' ? event : JSON.stringify(event))
  const { statusCode } = await backend.app.server.inject({
    method: 'POST',
    url: `/provider/${provider}/webhook`,
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': sending.signature ?? sign(secret, body, signedAt),
    },
    payload: body,
  })
  return statusCode
}

/** The notification of a transfer. A repeated one has the same id; another one about the same transfer the same `transactionId`. */
export const transferEvent = (ref: string, amount: number, transactionId = `T-${ref}`) => ({
  id: `event ${transactionId}`,
  ref,
  outcome: 'paid',
  transactionId,
  amount,
  at: '2026-11-21T12:00:30+07:00',
})
