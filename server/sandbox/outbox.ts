import type { FastifyBaseLogger } from 'fastify'
import type { Mail } from '../integrations/mail/mail'
import type { Sms } from '../integrations/sms/sms'

/** What was sent to somebody by the sandbox. */
export interface SandboxMessage {
  at: Date
  to: string
  /** Empty for text messages. */
  subject: string
  text: string
}

/** How many are kept. */
const LIMIT = 200

/** Text messages and letters that go nowhere: they are logged, and kept in memory to be looked at. */
export class Outbox implements Sms, Mail {
  private messages: SandboxMessage[] = []

  constructor(
    private readonly now: () => Date,
    private readonly log: FastifyBaseLogger,
  ) {}

  send({ to, subject = '', text }: { to: string; subject?: string; text: string }): Promise<void> {
    this.messages = [{ at: this.now(), to, subject, text }, ...this.messages].slice(0, LIMIT)
    this.log.warn({ to, text }, 'message to the sandbox, not delivered')
    return Promise.resolve()
  }

  /** The newest first; only those to one address when it is given. */
  list(to?: string): SandboxMessage[] {
    return to === undefined ? this.messages : this.messages.filter((message) => message.to === to)
  }
}
