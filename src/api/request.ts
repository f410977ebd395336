import Taro from '@tarojs/taro'
import { pathOf, type Endpoint, type Envelope, type Input, type Reply } from '@/contract/endpoint'
import { MINUTE_MS } from '@/domain/time/duration'
import { appType, launch } from '@/platform/device/launch'
import { OfflineError, ReplyError, TimeoutError } from './errors'
import type { Wire } from './wire'

/** Request, connect, upload and download time-outs, milliseconds (specification §9). */
export const TIMEOUT_MS = MINUTE_MS

/** What the transport must know of the app. `stores/root.ts` hands it in, so that nothing here imports a store. */
export interface Caller {
  locale(): string
  userId(): string
  shopId(): string
  token(): string
  /** Makes sure that there is a session, anonymous if need be. `stale` names a token that the server no longer knows. */
  openSession(stale?: string): Promise<void>
  /** Code 402: the account may not use the shop. */
  blocked(msg: string): void
  /** The server does not know the token of a signed-in user any more: it expired, or was revoked on another device. */
  ended(token: string): void
  /** Told after each call whether the network answered. */
  reached(online: boolean): void
}

let caller: Caller | undefined

/** Connects the transport with the app. */
export function setCaller(next: Caller): void {
  caller = next
}

export interface RequestOptions {
  /** Sent as `Idempotency-Key`: a repeated call with the same key is answered with the first reply. */
  key?: string
}

/** Backends of other hands may send the code as text. */
type Received = Omit<Envelope, 'code'> & { code: number | string }

/** Calls one endpoint. Throws `ReplyError`, `OfflineError` or `TimeoutError`; the callers' `Resource` and `useAction` say them. */
export async function request<E extends Endpoint>(
  endpoint: Wire<E>,
  input: Input<E>,
  options: RequestOptions = {},
): Promise<Reply<E>> {
  return inSession(endpoint, () => send(endpoint, input, options))
}

/** Makes a call in the guest's session, and once more in a new one when the server does not know an anonymous one any more. */
export async function inSession<T>(endpoint: Wire, call: () => Promise<T>): Promise<T> {
  if (endpoint.access === 'public' || !caller) return call()
  if (!caller.token()) await caller.openSession()
  const [token, user] = [caller.token(), caller.userId()]
  try {
    return await call()
  } catch (error) {
    if (!isUnknownSession(error)) throw error
    if (user) caller.ended(token)
    // Instead of an anonymous session that the server does not know any more, a new one does as well. A user must sign in again.
    if (user || endpoint.access === 'member') throw error
    await caller.openSession(token)
    return call()
  }
}

function isUnknownSession(error: unknown): boolean {
  return error instanceof ReplyError && error.code === 401
}

async function send<E extends Endpoint>(
  endpoint: Wire<E>,
  input: Input<E>,
  options: RequestOptions,
): Promise<Reply<E>> {
  const { path, rest } = pathOf(endpoint, Object(input))
  const { data: envelope } = await overNetwork(() =>
    Taro.request<Received>({
      url: launch.siteroot + path,
      method: endpoint.method,
      data: rest,
      header: headers(endpoint, options),
      timeout: TIMEOUT_MS,
    }),
  )
  return opened(endpoint, envelope)
}

/** What an envelope holds. Throws `ReplyError` for any code but 200. */
export async function opened<E extends Endpoint>(endpoint: Wire<E>, envelope: Received): Promise<Reply<E>> {
  const code = Number(envelope.code)
  if (code === 200) {
    // Only in development and tests: webpack leaves the import, and with it the whole contract, out of a release.
    if (process.env.NODE_ENV !== 'production') return (await import('./checkReply')).checkReply(endpoint, envelope.data)
    return envelope.data
  }
  if (code === 402) caller?.blocked(envelope.msg)
  throw new ReplyError(code, envelope.msg, envelope.data)
}

/** Does what needs the network. Throws `OfflineError` or `TimeoutError`, and tells the app whether it was reached. */
export async function overNetwork<T>(work: () => Promise<T>): Promise<T> {
  try {
    const answer = await work()
    caller?.reached(true)
    return answer
  } catch (error) {
    caller?.reached(false)
    throw isTimeout(error) ? new TimeoutError() : new OfflineError()
  }
}

/** The seven shared headers (specification §3). An empty value is left out, so that the text `undefined` never travels. */
export function headers(endpoint: Wire, { key }: RequestOptions): Record<string, string> {
  const token = caller?.token()
  const all: Record<string, string | undefined> = {
    appType,
    uniacid: launch.uniacid,
    moduleId: launch.multiid,
    language: caller?.locale(),
    userId: caller?.userId(),
    shopId: caller?.shopId(),
    authorization: token && `Bearer ${token}`,
    'idempotency-key': key,
    'content-type': endpoint.json ? 'application/json' : 'application/x-www-form-urlencoded',
  }
  return Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1])))
}

/** Hosts name a time-out in their own words. */
function isTimeout(error: unknown): boolean {
  const { errMsg = '', message = '', name = '' } = (error ?? {}) as { errMsg?: string; message?: string; name?: string }
  return /time[d ]?-?\s?out|AbortError/i.test(`${errMsg} ${message} ${name}`)
}
