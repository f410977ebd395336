import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { ProviderFault } from '../providerError'
import { askOutside, type Reach, shaped } from '../httpClient'
import type { Facebook, ProvenIdentity } from './socialLogin'

export interface FacebookSettings {
  appId: string
  appSecret: string
}

/** The version of Facebook's interface and script (specification, end). */
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

/** The token is wrong or over. */
const TOKEN_REFUSED = [102, 190, 463, 467]
/** Facebook is down, or we ask too often. */
const BUSY = [1, 2, 4, 17, 341, 613]

/** Facebook Login: a token of the JavaScript SDK is one of ours only when `debug_token` says so. */
export class RealFacebook implements Facebook {
  constructor(
    private readonly settings: FacebookSettings,
    private readonly reach: Reach = {},
  ) {}

  async login(accessToken: string): Promise<ProvenIdentity> {
    const { appId, appSecret } = this.settings
    const proof = { input_token: accessToken, access_token: `${appId}|${appSecret}` }
    const { data } = await this.ask('debug_token', proof, checked)
    if (!data.is_valid || data.app_id !== appId) {
      throw new ProviderFault('facebook', 'code', 'the token is not valid, or was made for another app')
    }
    const { id, name, picture } = await this.ask('me', this.aboutMe(accessToken), person)
    if (id !== data.user_id) throw new ProviderFault('facebook', 'code', 'the token belongs to another user')
    return { subject: id, nickname: name, avatar: picture?.data.is_silhouette ? '' : (picture?.data.url ?? '') }
  }

  private aboutMe(accessToken: string): Record<string, string> {
    return {
      fields: 'id,name,picture.type(large){url,is_silhouette}',
      access_token: accessToken,
      appsecret_proof: createHmac('sha256', this.settings.appSecret).update(accessToken).digest('hex'),
    }
  }

  private async ask<S extends v.GenericSchema>(
    path: string,
    query: Record<string, string>,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const { base = 'https://graph.facebook.com', timeoutMs } = this.reach
    const url = `${base}/${FACEBOOK_VERSION}/${path}`
    const { status, body } = await askOutside({ provider: 'facebook', url, timeoutMs, query })
    if (status === 200) return shaped('facebook', schema, body)
    const { error } = shaped('facebook', failure, body)
    throw new ProviderFault('facebook', kindOf(error.code), `${error.code} ${error.message}`)
  }
}

function kindOf(code: number) {
  if (TOKEN_REFUSED.includes(code)) return 'code'
  return BUSY.includes(code) ? 'down' : 'setup'
}
