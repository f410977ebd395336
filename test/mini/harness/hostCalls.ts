import type { WireReply, WireRequest } from '../host/api/request'
import type { NamedPosition, Position } from '../host/api/device'
import type { HostCallHandler } from '../engine/engine'
import { multipartRequest, type WireUpload } from './upload'

type Awaitable<T> = T | Promise<T>

/** The platform services that a test stubs, the same on both platforms. A call to a missing stub is an error of the flow. */
export interface PlatformStubs {
  /** Returns the one-time code of a login. */
  login?: () => Awaitable<string>
  /** Returns how a payment ends; `code` is Alipay's own, such as 8000. Receives the payment options of the app. */
  pay?: (order: Record<string, unknown>) => Awaitable<'paid' | 'cancelled' | 'failed' | { code: string }>
  location?: () => Awaitable<Position | 'denied'>
  chooseLocation?: () => Awaitable<NamedPosition | 'cancelled'>
  /** Returns the text of a scanned code, the result of a WeChat code with its path, or `cancelled`. */
  scan?: () => Awaitable<string | { result: string; path: string }>
  /** Returns the result of the platform's phone-number button or function. */
  phone?: () => Awaitable<unknown>
  avatar?: () => Awaitable<unknown>
  userInfo?: () => Awaitable<unknown>
  authorize?: () => Awaitable<unknown>
  /** Returns the message templates that the user accepts, a refusal of all, or `off` when messages are switched off. */
  subscribe?: (requested: { templates: string[] }) => Awaitable<string[] | 'cancelled' | 'off'>
  /** Returns `connected` or the platform's error number. */
  wifi?: (network: Record<string, unknown>) => Awaitable<'connected' | number>
  /** Returns what happened to a picture saved to the album: saved, denied by the user, or the platform's text of another failure. */
  album?: () => Awaitable<'saved' | 'denied' | (string & {})>
  /** Returns temporary paths of pictures that the user chose. */
  images?: () => Awaitable<string[] | 'cancelled'>
  /** Returns the file behind a temporary path. */
  photo?: (path: string) => Awaitable<Uint8Array<ArrayBuffer>>
}

/** The login code of the host, for an app that needs any: each payment in WeChat sends one. */
export const loginStub: PlatformStubs = { login: () => 'a code of the host' }

/** Where requests go: the address of a running server, a server's in-process `inject`, or a function. */
export type TestServer =
  | string
  | {
      inject: (request: {
        method: never
        url: string
        headers: Record<string, string>
        payload?: string | Buffer
      }) => Promise<InjectedReply>
    }
  | ((request: ServerRequest) => Awaitable<{ status?: number; headers?: Record<string, string>; body: unknown }>)

interface InjectedReply {
  statusCode: number
  headers: Record<string, unknown>
  body: string
  rawPayload: Buffer
}

/** A request, or a form with a file. */
type ServerRequest = Omit<WireRequest, 'body'> & { body?: string | Buffer<ArrayBuffer> }

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '') || '/'

async function sendOverNetwork(server: string, { method, url, headers, body }: ServerRequest) {
  const reply = await fetch(server + pathOf(url), { method, headers, body: body ?? null, redirect: 'manual' })
  const raw = Buffer.from(await reply.arrayBuffer())
  return { status: reply.status, headers: Object.fromEntries(reply.headers), body: raw.toString('utf8'), raw }
}

/** Sends a request of the app to the test's server, whatever host its URL names. */
export async function sendToServer(server: TestServer, request: ServerRequest): Promise<WireReply & { raw?: Buffer }> {
  if (typeof server === 'string') return sendOverNetwork(server, request)
  if (typeof server === 'function') {
    const { status = 200, headers = {}, body } = await server(request)
    return { status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) }
  }
  const { method, url, headers, body } = request
  const reply = await server.inject({
    method: method as never,
    url: pathOf(url),
    headers,
    ...(body !== undefined && { payload: body }),
  })
  const texts = Object.entries(reply.headers).map(([name, value]) => [name, String(value)])
  return {
    status: reply.statusCode,
    headers: Object.fromEntries(texts) as Record<string, string>,
    body: reply.body,
    raw: reply.rawPayload,
  }
}

/** A picture or font of the server, for the engine with layout. */
async function serverFile(server: TestServer, url: string) {
  if (typeof server === 'function') return undefined
  const reply = await sendToServer(server, { method: 'GET', url, headers: {} })
  if (reply.status !== 200 || !reply.raw) return undefined
  return { type: reply.headers['content-type'] ?? 'application/octet-stream', base64: reply.raw.toString('base64') }
}

/** Uploads a file of the phone to the server. */
async function sendUpload(server: TestServer, { photo: read }: PlatformStubs, sent: WireUpload) {
  if (!read) throw Object.assign(new Error('the test has no files'), { unanswered: true })
  const { raw: _raw, ...reply } = await sendToServer(server, await multipartRequest(sent, await read(sent.filePath)))
  return reply
}

/** Handles the host's calls with the test's server and stubs. */
export function hostCallHandler(server: TestServer, stubs: PlatformStubs): HostCallHandler {
  const handle = async (kind: string, payload: unknown): Promise<unknown> => {
    if (kind === 'request') return sendToServer(server, payload as WireRequest)
    if (kind === 'upload') return sendUpload(server, stubs, payload as WireUpload)
    if (kind === 'file') return serverFile(server, (payload as { url: string }).url)
    const stub = stubs[kind as keyof PlatformStubs] as ((payload: unknown) => unknown) | undefined
    if (!stub) throw Object.assign(new Error('not answered by the test'), { unanswered: true })
    return stub(payload)
  }
  return async (kind, json) => {
    try {
      return JSON.stringify({ value: await handle(kind, JSON.parse(json)) })
    } catch (error) {
      const { message, unanswered } = error as Error & { unanswered?: boolean }
      return JSON.stringify({ failure: { reason: message, unanswered } })
    }
  }
}
