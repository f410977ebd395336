import * as v from 'valibot'
import { type ProviderErrorKind, ProviderError } from '../providerError'
import {
  fetchJson,
  fetchBytes,
  type ProviderResponse,
  type ProviderCall,
  type ClientOptions,
  parseResponse,
} from '../httpClient'
import { TokenCache } from '../tokenCache'

export interface WechatSettings {
  appId: string
  secret: string
}

const failure = v.object({ errcode: v.number(), errmsg: v.optional(v.string(), '') })
const token = v.object({ access_token: v.string(), expires_in: v.number() })

/** Error codes of a code that is invalid, used or expired. */
const CODE_REFUSED = [40007, 40029, 40163, 40226, 41008, 42003]
/** Error codes of an outage or a rate limit. */
const BUSY = [-1, 45009, 45011]
/** Error codes of a recipient who does not exist or does not accept the message. */
const RECIPIENT_REFUSED = [40003, 43101]
/** Error codes of an access token that is no longer valid. */
const TOKEN_EXPIRED = [40001, 40014, 42001]

/** Largest downloaded file, bytes. */
const MEDIA_LIMIT = 10 * 1024 * 1024

/** Client of WeChat's server API for one app. Errors in a response are thrown as `ProviderError`. */
export class WechatApi {
  private readonly token = new TokenCache(() => this.fetchToken())

  constructor(
    readonly settings: WechatSettings,
    private readonly options: ClientOptions = {},
  ) {}

  /** A request that is authenticated by its query (app id and secret). */
  request<S extends v.GenericSchema>(
    path: string,
    query: Record<string, string>,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    return this.parse(this.call(path, { query }), schema)
  }

  /** A request with the app's access token. An expired token is renewed once. */
  async requestAsApp<S extends v.GenericSchema>(
    path: string,
    call: Partial<ProviderCall>,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    return this.withAccessToken((access) =>
      this.parse(this.call(path, { ...call, query: { ...call.query, access_token: access } }), schema),
    )
  }

  /** Downloads a file that was uploaded to WeChat. */
  async media(mediaId: string): Promise<Buffer> {
    return this.withAccessToken(async (access) => {
      const query = { access_token: access, media_id: mediaId }
      const answer = await fetchBytes(this.call('/cgi-bin/media/get', { query, limit: MEDIA_LIMIT }))
      throwMediaFailure(answer)
      return answer.bytes
    })
  }

  private async withAccessToken<T>(work: (access: string) => Promise<T>): Promise<T> {
    const access = await this.token.get()
    try {
      return await work(access)
    } catch (error) {
      if (!(error instanceof TokenExpiredError)) throw error
      this.token.invalidate(access)
      return work(await this.token.get())
    }
  }

  private async fetchToken() {
    const { appId: appid, secret } = this.settings
    const json = { grant_type: 'client_credential', appid, secret, force_refresh: false }
    const issued = await this.parse(this.call('/cgi-bin/stable_token', { json }), token)
    return { value: issued.access_token, seconds: issued.expires_in }
  }

  private call(path: string, call: Partial<ProviderCall>): ProviderCall {
    const { base = 'https://api.weixin.qq.com', timeoutMs } = this.options
    return { provider: 'wechat', url: base + path, timeoutMs, ...call }
  }

  private async parse<S extends v.GenericSchema>(call: ProviderCall, schema: S): Promise<v.InferOutput<S>> {
    const { body } = await fetchJson(call)
    throwFailure(body)
    return parseResponse('wechat', schema, body)
  }
}

class TokenExpiredError extends ProviderError {}

function throwFailure(body: unknown): void {
  const failed = v.safeParse(failure, body)
  if (!failed.success || failed.output.errcode === 0) return
  const { errcode, errmsg } = failed.output
  const reason = `${errcode} ${errmsg}`
  if (TOKEN_EXPIRED.includes(errcode)) throw new TokenExpiredError('wechat', 'setup', reason)
  throw new ProviderError('wechat', errorKind(errcode), reason)
}

function errorKind(errcode: number): ProviderErrorKind {
  if (CODE_REFUSED.includes(errcode)) return 'code'
  if (RECIPIENT_REFUSED.includes(errcode)) return 'destination'
  return BUSY.includes(errcode) ? 'down' : 'setup'
}

/** A successful media response is binary; a failed one is JSON. */
function throwMediaFailure({ status, type, bytes }: ProviderResponse): void {
  if (/json|text/.test(type)) throwFailure(parsed(bytes))
  if (status !== 200 || /json|text/.test(type)) throw new ProviderError('wechat', 'down', `answered ${status} ${type}`)
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
