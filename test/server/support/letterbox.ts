import type { LoginProviders } from '../../../server/integrations/loginProviders'

interface Message {
  to: string
  subject?: string
  text: string
}

/** Nobody signs in to these tests by way of an app. */
const nobody = () => Promise.reject(new Error('nobody signs in this way'))

/** Everything that was sent by SMS and e-mail. */
export class Letterbox {
  readonly sent: Message[] = []

  /** What becomes of a message on its way, when that is not simply arriving. */
  carry?: (message: Message) => Promise<void>

  private readonly newest = new Map<string, Message>()

  readonly outside: LoginProviders = {
    sms: { send: (message) => this.take(message) },
    mail: { send: (letter) => this.take(letter) },
    wechatMini: { login: nobody, phone: async (code) => `+66${code}`, send: nobody },
    alipay: { authorizationUrl: () => '', login: nobody, phone: async (response) => `+86${response}`, send: nobody },
  }

  /** What came last to somebody; fails when nothing did. */
  last(to: string): Message {
    const message = this.newest.get(to)
    if (!message) throw new Error(`Nothing was sent to ${to}`)
    return message
  }

  /** The code that came last to somebody. */
  code(to: string): string {
    return /\b\d{6}\b/.exec(this.last(to).text)?.[0] ?? 'none'
  }

  /** A code that did not come. */
  wrongCode(to: string): string {
    return this.code(to) === '000000' ? '111111' : '000000'
  }

  private async take(message: Message): Promise<void> {
    this.newest.set(message.to, message)
    await this.carry?.(message)
    this.sent.push(message)
  }
}
