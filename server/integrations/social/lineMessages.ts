import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type ClientOptions, fetchJson, parseResponse } from '../httpClient'
import { ProviderError } from '../providerError'

/** A message to one person on LINE. */
export interface LineMessage {
  /** LINE's id of the person, as LINE Login of the same provider answers it. */
  to: string
  text: string
  /** Names the message: what is sent again under the same name arrives once. */
  name: string
}

/** Messages of the restaurant's official account on LINE. */
export interface LineMessages {
  /** Throws `ProviderError` `destination` when LINE cannot deliver to the person. */
  push(message: LineMessage): Promise<void>
  /** Whether the person has added the official account as a friend and has not blocked it: others get nothing. */
  isFriend(userId: string): Promise<boolean>
  /** The address at which the official account is added as a friend. */
  friendUrl(): Promise<string>
}

export interface LineMessagesSettings {
  /** The channel access token of the Messaging API channel. */
  token: string
}

/** LINE refuses longer texts. */
const LONGEST_TEXT = 5000

const sent = v.object({ sentMessages: v.array(v.object({ id: v.string() })) })
const profile = v.object({ userId: v.string() })
const account = v.object({ basicId: v.string() })
const failure = v.object({ message: v.string() })

type Answer = Awaited<ReturnType<typeof fetchJson>>

/** LINE Messaging API v2 (https://developers.line.biz/en/reference/messaging-api/). */
export class LineMessagesClient implements LineMessages {
  private ownUrl: string | undefined

  constructor(
    private readonly settings: LineMessagesSettings,
    private readonly options: ClientOptions = {},
  ) {}

  async push({ to, text, name }: LineMessage): Promise<void> {
    const json = { to, messages: [{ type: 'text', text: Array.from(text).slice(0, LONGEST_TEXT).join('') }] }
    const answer = await this.request('/v2/bot/message/push', { json, headers: { 'x-line-retry-key': uuidOf(name) } })
    // 409: an earlier attempt under this key was accepted, although its answer was lost.
    if (answer.status === 409) return
    if (answer.status !== 200) throw providerErrorOf(answer)
    parseResponse('line', sent, answer.body)
  }

  async isFriend(userId: string): Promise<boolean> {
    const answer = await this.request(`/v2/bot/profile/${encodeURIComponent(userId)}`)
    if (answer.status === 404 || answer.status === 400) return false
    if (answer.status !== 200) throw providerErrorOf(answer)
    return parseResponse('line', profile, answer.body).userId === userId
  }

  async friendUrl(): Promise<string> {
    if (this.ownUrl) return this.ownUrl
    const answer = await this.request('/v2/bot/info')
    if (answer.status !== 200) throw providerErrorOf(answer)
    const { basicId } = parseResponse('line', account, answer.body)
    this.ownUrl = `https://line.me/R/ti/p/${encodeURIComponent(basicId)}`
    return this.ownUrl
  }

  private request(path: string, { headers, json }: { headers?: Record<string, string>; json?: unknown } = {}) {
    const { base = 'https://api.line.me', timeoutMs } = this.options
    const authorization = `Bearer ${this.settings.token}`
    return fetchJson({ provider: 'line', url: base + path, timeoutMs, headers: { ...headers, authorization }, json })
  }
}

function providerErrorOf({ status, body }: Answer): ProviderError {
  const { message } = parseResponse('line', failure, body)
  return new ProviderError('line', kindOf(status, message), `${status} ${message}`)
}

function kindOf(status: number, message: string) {
  // Without messages left this month another way is taken at once.
  if (status === 429) return message.includes('monthly limit') ? 'setup' : 'down'
  return status === 400 && (message.includes("'to'") || message === 'Failed to send messages') ? 'destination' : 'setup'
}

/** The retry key of a message: LINE wants a UUID. */
function uuidOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
