import type { ReceivedRequest, Imitation, ImitatedReply } from '../../integrations/imitation'
import { RefundBook } from './refundBook'

/** What the imitations of gateways share: the calls that they hear, replies that a test puts in their place, and refunds. */
export abstract class GatewayService {
  readonly refunds = new RefundBook()
  /** Replaces the reply to a call, while it is set. */
  reply: ((call: ReceivedRequest) => ImitatedReply | undefined) | undefined

  protected constructor(
    protected readonly imitation: Imitation,
    protected readonly now: () => Date,
  ) {
    imitation.answer({ '*': (call) => this.reply?.(call) ?? this.respond(call) })
  }

  get base(): string {
    return this.imitation.base
  }

  get heard(): ReceivedRequest[] {
    return this.imitation.requests
  }

  /** Forgets calls and changed behaviour. */
  reset(): void {
    this.refunds.clear()
    this.reply = undefined
    this.imitation.requests.length = 0
  }

  close(): Promise<void> {
    return this.imitation.close()
  }

  /** The moment of a signature, in Unix seconds. */
  protected secondsOf(signedAt = this.now()): number {
    return Math.floor(signedAt.getTime() / 1000)
  }

  protected abstract respond(call: ReceivedRequest): ImitatedReply
}

/** The last value that fits. */
export function lastOf<T>(values: Iterable<T>, fits: (value: T) => boolean): T {
  let found: T | undefined
  for (const value of values) if (fits(value)) found = value
  if (!found) throw new Error('there is none')
  return found
}
