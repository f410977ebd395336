import { OpnPayments } from '../../../../server/integrations/payment/opnPayments'
import type { PaymentProvider } from '../../../../server/integrations/payment/paymentProvider'
import { StripePayments } from '../../../../server/integrations/payment/stripePayments'
import type { ImitatedReply } from '../../integrations/imitation'
import type { Backend } from '../harness'
import { OPN, OpnService } from './opnService'
import type { RefundBook } from './refundBook'
import { STRIPE_ACCOUNT, StripeService } from './stripeService'

/** A message of a gateway with the headers that hold its signature. */
interface Message {
  body: string
  headers: Record<string, string>
}

/** The imitation of a gateway that takes PromptPay, for tests that hold for all of them. */
export interface Gateway {
  /** The provider that calls it. */
  provider: Required<Pick<PaymentProvider, 'close' | 'refund'>> & PaymentProvider
  refunds: RefundBook
  reset(): void
  close(): Promise<void>
  /** The guest pays a payment of ours. `changes`: fields of it that differ. */
  pay(ref: string, changes?: Record<string, unknown>): void
  /** The code's time runs out, or the guest's bank refuses. */
  end(ref: string, how: 'failed' | 'expired'): void
  /** Whether the payment can still be paid there. */
  isOpen(ref: string): boolean
  /** The message about a payment as it stands. */
  message(ref: string, id: string): Message
  /** Replaces the replies to all calls. */
  answer(reply?: (path: string) => ImitatedReply | undefined): void
}

type Start = (now: () => Date, timeoutMs: number) => Promise<Gateway>

/** The gateways, by their name in addresses. */
export const GATEWAYS: Record<string, Start> = {
  async opn(now, timeoutMs) {
    const service = await OpnService.start(now)
    return {
      ...common(service),
      provider: new OpnPayments(OPN, { base: service.base, now, timeoutMs }),
      reset() {
        service.reset()
        service.sendsQrText = true
      },
      end: (ref, how) => (service.charge(ref).status = how),
      isOpen: (ref) => service.charge(ref).status === 'pending',
    }
  },

  async stripe(now, timeoutMs) {
    const service = await StripeService.start(now)
    return {
      ...common(service),
      provider: new StripePayments(STRIPE_ACCOUNT, { base: service.base, now, timeoutMs }),
      reset: () => service.reset(),
      end: (ref, how) => service.end(ref, how),
      isOpen: (ref) => service.intent(ref).status === 'requires_action',
    }
  },
}

function common(service: OpnService | StripeService) {
  return {
    refunds: service.refunds,
    close: () => service.close(),
    pay: (ref: string, changes?: Record<string, unknown>) => service.pay(ref, changes),
    message(ref: string, id: string) {
      const body = service.message(ref, id)
      return { body, headers: service.headers(body) }
    },
    answer: (reply?: (path: string) => ImitatedReply | undefined) =>
      (service.reply = reply && (({ path }) => reply(path))),
  }
}

/** Sends a message to the webhook of a gateway. Returns the status of the reply. */
export async function deliver({ app }: Backend, name: string, { body, headers }: Message): Promise<number> {
  const call = { method: 'POST', url: `/provider/${name}/webhook`, headers, payload: body } as const
  return (await app.server.inject(call)).statusCode
}
