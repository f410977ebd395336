import { createTransport } from 'nodemailer'
import { ProviderError } from '../providerError'

/** Sends e-mails as plain text. Throws `ProviderError` `destination` when the address cannot receive any. */
export interface Mail {
  send(message: { to: string; subject: string; text: string }): Promise<void>
}

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string
  /** Sender, as in `Warm Table <hello@example.com>`. */
  from: string
}

const TIMEOUT_MS = 8_000

/** E-mail by SMTP, with TLS when the server offers it. */
export class SmtpMail implements Mail {
  private readonly transport
  private readonly from: string

  constructor({ url, from }: SmtpSettings, timeoutMs = TIMEOUT_MS) {
    const ms = timeoutMs
    const timeouts = { dnsTimeout: ms, connectionTimeout: ms, greetingTimeout: ms, socketTimeout: ms }
    this.transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
    this.from = from
  }

  async send(message: { to: string; subject: string; text: string }): Promise<void> {
    try {
      await this.transport.sendMail({ from: this.from, textEncoding: 'base64', ...message })
    } catch (error) {
      throw providerError(error as SmtpError)
    }
  }
}

/** What nodemailer adds to its errors. */
interface SmtpError {
  code?: string
  /** The SMTP command that failed. */
  command?: string
  responseCode?: number
}

function providerError({ code, command, responseCode = 0 }: SmtpError): ProviderError {
  const reason = [code, command, responseCode || undefined].filter(Boolean).join(' ')
  if (code === 'EAUTH') return new ProviderError('mail', 'setup', reason)
  const refused = responseCode >= 500 && command === 'RCPT TO'
  return new ProviderError('mail', refused ? 'destination' : 'down', reason)
}
