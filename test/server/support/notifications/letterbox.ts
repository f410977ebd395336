import type { LoginProviders } from '../../../../server/integrations/loginProviders'

interface Message {
  to: string
  subject?: string
  text: string
}

/** These tests do not use social login. */
const nobody = () => Promise.reject(new Error('nobody signs in this way'))

/** Records all text messages and e-mails. */
export class Letterbox {
  readonly sent: Message[] = []

  /** Delivers a message; tests set it to delay or fail. */
  carry?: (message: Message) => Promise<void>

  private readonly newest = new Map<string, Message>()

  readonly outside: LoginProviders = {
    sms: { send: (message) => this.take(message) },
    mail: { send: (letter) => this.take(letter) },
    wechatMini: { login: nobody, phone: async (code) => `+66${code}`, send: nobody },
    alipay: {
      authorizationUrl: () => '',
      login: nobody,
      identify: nobody,
      phone: async (response) => `+86${response}`,
      send: nobody,
    },
  }

  /** The last message to a recipient; throws when there is none. */
  last(to: string): Message {
    const message = this.newest.get(to)
    if (!message) throw new Error(`Nothing was sent to ${to}`)
    return message
  }

  /** The last code sent to a recipient. */
  code(to: string): string {
    return /\b\d{6}\b/.exec(this.last(to).text)?.[0] ?? 'none'
  }

  /** A code other than the last one. */
  wrongCode(to: string): string {
    return this.code(to) === '000000' ? '111111' : '000000'
  }

  private async take(message: Message): Promise<void> {
    this.newest.set(message.to, message)
    await this.carry?.(message)
    this.sent.push(message)
  }
}
