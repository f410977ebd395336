import * as v from 'valibot'
import { type FaultKind, ProviderFault } from '../providerError'
import { askOutside, fetchOutside, type OutsideAnswer, type OutsideCall, type Reach, shaped } from '../httpClient'
import { Kept } from '../tokenCache'

export interface WeixinSettings {
  appId: string
  secret: string
}

const failure = v.object({ errcode: v.number(), errmsg: v.optional(v.string(), '') })
const token = v.object({ access_token: v.string(), expires_in: v.number() })

/** What the guest brought is wrong, used or too old. */
const CODE_REFUSED = [40007, 40029, 40163, 40226, 41008, 42003]
/** WeChat is busy, or we ask too often. */
const BUSY = [-1, 45009, 45011]
/** There is no such guest, or they take no message (any more). */
const NOT_TAKEN = [40003, 43101]
/** The access token we kept is no longer good. */
const TOKEN_OVER = [40001, 40014, 42001]

/** Largest picture that is fetched, bytes. */
const MEDIA_LIMIT = 10 * 1024 * 1024

/** One app of WeChat's platform, spoken to from here: errors in a reply of any kind become faults. */
export class Weixin {
  private readonly token = new Kept(() => this.newToken())

  constructor(
    readonly settings: WeixinSettings,
    private readonly reach: Reach = {},
  ) {}

  /** A call that proves itself with app id and secret. */
  ask<S extends v.GenericSchema>(path: string, query: Record<string, string>, schema: S): Promise<v.InferOutput<S>> {
    return this.answer(this.call(path, { query }), schema)
  }

  /** A call that carries the app's access token. One that WeChat no longer takes is renewed once. */
  async askAsApp<S extends v.GenericSchema>(
    path: string,
    call: Partial<OutsideCall>,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    return this.asApp((access) =>
      this.answer(this.call(path, { ...call, query: { ...call.query, access_token: access } }), schema),
    )
  }

  /** The bytes of something uploaded to WeChat. */
  async media(mediaId: string): Promise<Buffer> {
    return this.asApp(async (access) => {
      const query = { access_token: access, media_id: mediaId }
      const answer = await fetchOutside(this.call('/cgi-bin/media/get', { query, limit: MEDIA_LIMIT }))
      throwFailureIn(answer)
      return answer.bytes
    })
  }

  private async asApp<T>(work: (access: string) => Promise<T>): Promise<T> {
    const access = await this.token.get()
    try {
      return await work(access)
    } catch (error) {
      if (!(error instanceof TokenOver)) throw error
      this.token.drop(access)
      return work(await this.token.get())
    }
  }

  private async newToken() {
    const { appId: appid, secret } = this.settings
    const json = { grant_type: 'client_credential', appid, secret, force_refresh: false }
    const made = await this.answer(this.call('/cgi-bin/stable_token', { json }), token)
    return { value: made.access_token, seconds: made.expires_in }
  }

  private call(path: string, call: Partial<OutsideCall>): OutsideCall {
    const { base = 'https://api.weixin.qq.com', timeoutMs } = this.reach
    return { provider: 'wechat', url: base + path, timeoutMs, ...call }
  }

  private async answer<S extends v.GenericSchema>(call: OutsideCall, schema: S): Promise<v.InferOutput<S>> {
    const { body } = await askOutside(call)
    throwFailure(body)
    return shaped('wechat', schema, body)
  }
}

class TokenOver extends ProviderFault {}

function throwFailure(body: unknown): void {
  const failed = v.safeParse(failure, body)
  if (!failed.success || failed.output.errcode === 0) return
  const { errcode, errmsg } = failed.output
  const reason = `${errcode} ${errmsg}`
  if (TOKEN_OVER.includes(errcode)) throw new TokenOver('wechat', 'setup', reason)
  throw new ProviderFault('wechat', kindOf(errcode), reason)
}

function kindOf(errcode: number): FaultKind {
  if (CODE_REFUSED.includes(errcode)) return 'code'
  if (NOT_TAKEN.includes(errcode)) return 'destination'
  return BUSY.includes(errcode) ? 'down' : 'setup'
}

/** Media come as bytes, but failures to send them as JSON. */
function throwFailureIn({ status, type, bytes }: OutsideAnswer): void {
  if (/json|text/.test(type)) throwFailure(parsed(bytes))
  if (status !== 200 || /json|text/.test(type)) throw new ProviderFault('wechat', 'down', `answered ${status} ${type}`)
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
