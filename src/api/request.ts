import Taro from '@tarojs/taro'
import { pathOf, type Endpoint, type Envelope, type Input, type Reply } from '@/contract/endpoint'
import { NETWORK_TIMEOUT_MS } from '@/domain/time/timeout'
import { appType } from '@/platform/device/appType'
import { launch } from '@/platform/device/launch'
import { OfflineError, ReplyError, TimeoutError } from './errors'
import type { Wire } from './wire'

/** Dependencies of the transport. `stores/root.ts` injects them, so that this module imports no store. */
export interface Caller {
  locale(): string
  userId(): string
  shopId(): string
  token(): string
  /** Ensures that there is a session, if necessary an anonymous one. `stale` is a token that the server rejected. */
  openSession(stale?: string): Promise<void>
  /** Called on code 402: the account is blocked. */
  blocked(msg: string): void
  /** Called when the token of a signed-in user has expired or was revoked on another device. */
  ended(token: string): void
  /** Called after each request with whether the network was reached. */
  reached(online: boolean): void
  /** Shows the loading mask until the work ends. */
  mask<T>(work: Promise<T>): Promise<T>
}

let caller: Caller | undefined

/** Injects the dependencies of the transport. */
export function setCaller(next: Caller): void {
  caller = next
}

export interface RequestOptions {
  /** Sent as `Idempotency-Key`: the server answers a repeated key with the first reply. */
  key?: string
  /** Shows the loading mask until the reply (specification §7). */
  mask?: boolean
}

/** Other backends may send the code as text. */
type Received = Omit<Envelope, 'code'> & { code: number | string }

/** Calls one endpoint. Throws `ReplyError`, `OfflineError` or `TimeoutError`, which `Resource` and `useAction` show. */
export async function request<E extends Endpoint>(
  endpoint: Wire<E>,
  input: Input<E>,
  options: RequestOptions = {},
): Promise<Reply<E>> {
  const reply = inSession(endpoint, () => send(endpoint, input, options))
  return options.mask && caller ? caller.mask(reply) : reply
}

/** Sends a request with the session's token, and once more with a new token when an anonymous session has expired. */
export async function inSession<T>(endpoint: Wire, call: () => Promise<T>): Promise<T> {
  if (endpoint.access === 'public' || !caller) return call()
  if (!caller.token()) await caller.openSession()
  const [token, user] = [caller.token(), caller.userId()]
  try {
    return await call()
  } catch (error) {
    if (!isUnknownSession(error)) throw error
    if (user) caller.ended(token)
    // An expired anonymous session is replaced; a user must sign in again.
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
  const { data: envelope } = await overNetwork(() => {
    const call = Taro.request<Received>({
      url: launch.siteroot + path,
      method: endpoint.method,
      data: rest,
      header: headers(endpoint, options),
      timeout: NETWORK_TIMEOUT_MS,
    })
    return process.env.TARO_ENV === 'alipay' ? call.catch(replyOf) : call
  })
  return opened(endpoint, envelope)
}

/** Alipay rejects a reply whose HTTP status is an error (`error` 19); the other hosts resolve to it. */
function replyOf(failure: unknown): { data: Received | null } {
  const { error, data = null }: { error?: number; data?: Received | null } = Object(failure)
  if (Number(error) === 19) return { data }
  throw failure
}

/** Returns the data of a reply envelope. Throws `ReplyError` for any code but 200; a proxy's page of an error has none, and counts as 500. */
export async function opened<E extends Endpoint>(endpoint: Wire<E>, envelope: Received | null): Promise<Reply<E>> {
  const { code: sent = 500, msg = '', data = null }: Partial<Received> = Object(envelope)
  const code = Number(sent)
  if (code === 200) {
    // Only in development and tests: webpack leaves the import, and with it the whole contract, out of a release.
    if (process.env.NODE_ENV !== 'production') return (await import('./checkReply')).checkReply(endpoint, data)
    return data
  }
  if (code === 402) caller?.blocked(msg)
  throw new ReplyError(code, msg, data)
}

/** Runs a network call, maps failures to `OfflineError` or `TimeoutError`, and reports whether the network was reached. */
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

/** The seven shared headers (specification §3). Empty values are omitted, so that the text `undefined` is never sent. */
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

/** Each host has its own message for a time-out. */
function isTimeout(error: unknown): boolean {
  const { errMsg = '', message = '', name = '' } = (error ?? {}) as { errMsg?: string; message?: string; name?: string }
  return /time[d ]?-?\s?out|AbortError/i.test(`${errMsg} ${message} ${name}`)
}
