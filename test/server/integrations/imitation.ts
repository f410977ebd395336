import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the fake provider received. */
export interface ReceivedRequest {
  method: string
  path: string
  /** Path and query as they were sent. */
  target: string
  headers: IncomingMessage['headers']
  query: Record<string, string>
  /** Fields of a form, or of JSON. */
  body: Record<string, unknown>
  /** The body as it was sent. */
  text: string
}

/** The reply: a JSON value with 200, or a complete response; `silent` never responds, `stalled` and `cut` stop in the middle of one. */
export type ImitatedReply =
  | { json: unknown; status?: number }
  | { text: string | Buffer; type?: string; status?: number; headers?: Record<string, string> }
  | 'silent'
  | 'stalled'
  | 'cut'

/** A fake provider on a loopback address: records requests and replies as a test defines. */
export class Imitation {
  readonly requests: ReceivedRequest[] = []
  base = ''
  private answers: Record<string, (call: ReceivedRequest) => ImitatedReply> = {}
  private readonly server = createServer((request, response) => void this.reply(request, response))

  static async start(): Promise<Imitation> {
    const imitation = new Imitation()
    // While a busy test process stands still, an idle connection passes its time limit, and the next request on it is reset.
    imitation.server.maxRequestsPerSocket = 1
    await new Promise<void>((listening) => imitation.server.listen(0, '127.0.0.1', listening))
    imitation.base = `http://127.0.0.1:${(imitation.server.address() as AddressInfo).port}`
    return imitation
  }

  /** Sets the reply of a path, or of all others by `*`, and clears the recorded requests. */
  answer(answers: Record<string, ImitatedReply | ((call: ReceivedRequest) => ImitatedReply)>): void {
    this.requests.length = 0
    this.answers = Object.fromEntries(
      Object.entries(answers).map(([path, message]) => [path, typeof message === 'function' ? message : () => message]),
    )
  }

  /** The requests of a path, in order. */
  at(path: string): ReceivedRequest[] {
    return this.requests.filter((call) => call.path === path)
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((closed) => this.server.close(closed))
  }

  private async reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const message = await this.receive(request)
    if (message === 'silent') return
    if (message === 'stalled' || message === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 }).write('{"half":')
      if (message === 'cut') response.socket?.end()
      return
    }
    const { status = 200 } = message
    if ('json' in message)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(message.json))
    else
      response.writeHead(status, { 'content-type': message.type ?? 'text/plain', ...message.headers }).end(message.text)
  }

  private async receive(request: IncomingMessage): Promise<ImitatedReply> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const target = request.url ?? '/'
    const address = new URL(target, this.base)
    const text = Buffer.concat(chunks).toString('utf8')
    const call: ReceivedRequest = {
      method: request.method ?? '',
      path: address.pathname,
      target,
      headers: request.headers,
      query: Object.fromEntries(address.searchParams),
      body: fieldsOf(request.headers['content-type'] ?? '', text),
      text,
    }
    this.requests.push(call)
    return (this.answers[call.path] ?? this.answers['*'])?.(call) ?? { json: { unexpected: call.path }, status: 404 }
  }
}

function fieldsOf(type: string, text: string): Record<string, unknown> {
  if (type.includes('json')) return JSON.parse(text) as Record<string, unknown>
  return Object.fromEntries(new URLSearchParams(text))
}
