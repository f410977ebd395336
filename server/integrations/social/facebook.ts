import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { ProviderError } from '../providerError'
import { fetchJson, type ClientOptions, parseResponse } from '../httpClient'
import type { Facebook, ProvenIdentity } from './socialLogin'

export interface FacebookSettings {
  appId: string
  appSecret: string
}

/** The version of Facebook's API and script (specification, end). */
export const FACEBOOK_VERSION = 'v20.0'

const failure = v.object({ error: v.object({ code: v.number(), message: v.string() }) })
const checked = v.object({
  data: v.object({
    is_valid: v.boolean(),
    app_id: v.optional(v.string(), ''),
    user_id: v.optional(v.string(), ''),
  }),
})
const person = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.optional(v.string(), ''),
  picture: v.optional(v.object({ data: v.object({ url: v.string(), is_silhouette: v.optional(v.boolean()) }) })),
})

/** Error codes of an invalid or expired token. */
const TOKEN_REFUSED = [102, 190, 463, 467]
/** Error codes of an outage or a rate limit. */
const BUSY = [1, 2, 4, 17, 341, 613]

/** Facebook Login: `debug_token` verifies that a token of the JavaScript SDK was issued to our app. */
export class FacebookClient implements Facebook {
  constructor(
    private readonly settings: FacebookSettings,
    private readonly options: ClientOptions = {},
  ) {}

  async login(accessToken: string): Promise<ProvenIdentity> {
    const { appId, appSecret } = this.settings
    const proof = { input_token: accessToken, access_token: `${appId}|${appSecret}` }
    const { data } = await this.request('debug_token', proof, checked)
    if (!data.is_valid || data.app_id !== appId) {
      throw new ProviderError('facebook', 'code', 'the token is not valid, or was made for another app')
    }
    const { id, name, picture } = await this.request('me', this.profileQuery(accessToken), person)
    if (id !== data.user_id) throw new ProviderError('facebook', 'code', 'the token belongs to another user')
    return { subject: id, nickname: name, avatar: picture?.data.is_silhouette ? '' : (picture?.data.url ?? '') }
  }

  private profileQuery(accessToken: string): Record<string, string> {
    return {
      fields: 'id,name,picture.type(large){url,is_silhouette}',
      access_token: accessToken,
      appsecret_proof: createHmac('sha256', this.settings.appSecret).update(accessToken).digest('hex'),
    }
  }

  private async request<S extends v.GenericSchema>(
    path: string,
    query: Record<string, string>,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const { base = 'https://graph.facebook.com', timeoutMs } = this.options
    const url = `${base}/${FACEBOOK_VERSION}/${path}`
    const { status, body } = await fetchJson({ provider: 'facebook', url, timeoutMs, query })
    if (status === 200) return parseResponse('facebook', schema, body)
    const { error } = parseResponse('facebook', failure, body)
    throw new ProviderError('facebook', errorKind(error.code), `${error.code} ${error.message}`)
  }
}

function errorKind(code: number) {
  if (TOKEN_REFUSED.includes(code)) return 'code'
  return BUSY.includes(code) ? 'down' : 'setup'
}
