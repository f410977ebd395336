import type { PaymentProvider } from '../../../server/integrations/payment/paymentProvider'
import type { Said } from '../integrations/imitation'
import { OPN, OpnService } from './opnService'
import { OpnPayments } from '../../../server/integrations/payment/opnPayments'
import type { RefundBook } from './refundBook'
import type { Backend } from './harness'

/** A message of a gateway with the headers that hold its signature. */
interface Message {
  body: string
  headers: Record<string, string>
}

/** The imitation of a gateway that takes PromptPay, for tests that hold for all of them. */
export interface Gateway {
  /** The provider that calls it. */
  provider: PaymentProvider
  refunds: RefundBook
  reset(): void
  close(): Promise<void>
  /** The guest pays a payment of ours. */
  pay(ref: string, changes?: { amount?: number; currency?: string }): void
  /** The code's time runs out, or the guest's bank refuses. */
  end(ref: string, how: 'failed' | 'expired'): void
  /** Whether the payment can still be paid there. */
  isOpen(ref: string): boolean
  /** The message about a payment as it stands. */
  message(ref: string, id: string): Message
  /** Replaces the replies to all calls. */
  answer(reply?: (path: string) => Said | undefined): void
}

type Start = (now: () => Date, timeoutMs: number) => Promise<Gateway>

/** The gateways, by their name in addresses. */
export const GATEWAYS: Record<string, Start> = {
  async opn(now, timeoutMs) {
    const service = await OpnService.start(now)
    return {
      provider: new OpnPayments(OPN, { base: service.base, now, timeoutMs }),
      refunds: service.refunds,
      reset() {
        service.reset()
        service.tellsText = true
      },
      close: () => service.close(),
      pay: (ref, changes) => service.pay(ref, changes),
      end: (ref, how) => (service.charge(ref).status = how),
      isOpen: (ref) => service.charge(ref).status === 'pending',
      message(ref, id) {
        const body = service.message(ref, id)
        return { body, headers: service.headers(body) }
      },
      answer: (reply) => (service.reply = reply && (({ path }) => reply(path))),
    }
  },

}

/** Sends a message to the webhook of a gateway. Returns the status of the reply. */
export async function deliver({ app }: Backend, name: string, { body, headers }: Message): Promise<number> {
  const call = { method: 'POST', url: `/provider/${name}/webhook`, headers, payload: body } as const
  return (await app.server.inject(call)).statusCode
}
