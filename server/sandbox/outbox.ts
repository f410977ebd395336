import type { FastifyBaseLogger } from 'fastify'
import type { Mail } from '../integrations/mail/smtpMail'
import type { Sms } from '../integrations/sms/twilioSms'

/** A message that the sandbox recorded. */
export interface SandboxMessage {
  at: Date
  to: string
  /** Empty for text messages. */
  subject: string
  text: string
}

/** Most messages that are stored. */
const MAX_MESSAGES = 200

/** Text messages and e-mails that are not sent: they are logged and stored in memory. */
export class Outbox implements Sms, Mail {
  private messages: SandboxMessage[] = []

  constructor(
    private readonly now: () => Date,
    private readonly log: FastifyBaseLogger,
  ) {}

  send({ to, subject = '', text }: { to: string; subject?: string; text: string }): Promise<void> {
    this.messages = [{ at: this.now(), to, subject, text }, ...this.messages].slice(0, MAX_MESSAGES)
    this.log.warn({ to, text }, 'message to the sandbox, not delivered')
    return Promise.resolve()
  }

  /** The newest first; with `to`, only those to that recipient. */
  list(to?: string): SandboxMessage[] {
    return to === undefined ? this.messages : this.messages.filter((message) => message.to === to)
  }
}
