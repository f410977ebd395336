import { LineMessagesClient } from '../../../../server/integrations/social/lineMessages'
import { messageContract } from '../../../../src/contract/account/message'
import { type ReceivedRequest, Imitation, type ImitatedReply } from '../../integrations/imitation'
import type { Backend } from '../harness'

const PUSH = '/v2/bot/message/push'

/** An imitation of the Messaging API: everyone is a friend of the official account but `strangers`. */
export class LineAccount {
  readonly strangers = new Set<string>()
  /** Messages that have arrived: those pushed again under the same retry key do not. */
  readonly sent: { to: string; text: string }[] = []
  /** What is answered to the next attempts instead; `lost` delivers the message and breaks the connection. */
  readonly answers: (ImitatedReply | 'lost')[] = []
  private readonly keys = new Set<string>()
  private readonly server: Promise<Imitation> = Imitation.start()

  async client(): Promise<LineMessagesClient> {
    const server = await this.server
    this.clear()
    return new LineMessagesClient({ token: 't0ken' }, { base: server.base })
  }

  clear(): void {
    this.strangers.clear()
    this.sent.length = 0
    this.answers.length = 0
    void this.server.then((server) => server.answer({ '*': (call) => this.reply(call) }))
  }

  async close(): Promise<void> {
    await (await this.server).close()
  }

  /** How often a message was pushed. */
  async attempts(): Promise<number> {
    return (await this.server).at(PUSH).length
  }

  private reply(call: ReceivedRequest): ImitatedReply {
    if (call.path === '/v2/bot/info') return { json: { basicId: '@warm' } }
    if (call.path !== PUSH) return this.profile(decodeURIComponent(call.path.split('/').at(-1) ?? ''))
    const instead = this.answers.shift()
    if (instead && instead !== 'lost') return instead
    const accepted = this.accept(call)
    return instead === 'lost' ? 'cut' : accepted
  }

  private profile(userId: string): ImitatedReply {
    if (this.strangers.has(userId)) return { status: 404, json: { message: 'Not found' } }
    return { json: { userId, displayName: userId } }
  }

  private accept({ headers, body }: ReceivedRequest): ImitatedReply {
    const key = String(headers['x-line-retry-key'])
    if (this.keys.has(key)) return { status: 409, json: { message: 'The retry key is already accepted' } }
    this.keys.add(key)
    const { to, messages } = body as { to: string; messages: { text: string }[] }
    this.sent.push({ to, text: messages[0]?.text ?? '' })
    return { json: { sentMessages: [{ id: '1' }] } }
  }
}

/** The member agrees to messages on LINE, or takes that back. */
export const setLine = (backend: Backend, { token }: { token: string }, on = true) =>
  backend.ask(messageContract.setLine, { on }, { token })
