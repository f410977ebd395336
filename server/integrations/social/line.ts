import * as v from 'valibot'
import { ProviderError } from '../providerError'
import { fetchJson, type ClientOptions, parseResponse } from '../httpClient'
import type { Line, ProvenIdentity, LoginRedirect } from './socialLogin'

export interface LineSettings {
  channelId: string
  channelSecret: string
  /** Whether LINE's page offers to add the official account that is linked to the channel as a friend. */
  offersFriend?: boolean
}

const granted = v.object({ id_token: v.string() })
const identity = v.object({
  iss: v.literal('https://access.line.me'),
  sub: v.pipe(v.string(), v.minLength(1)),
  aud: v.string(),
  nonce: v.string(),
  name: v.optional(v.string(), ''),
  picture: v.optional(v.string(), ''),
})
const failure = v.object({ error: v.string(), error_description: v.optional(v.string(), '') })

/** LINE Login v2.1: OAuth 2 with an ID token, which LINE's verify endpoint checks. */
export class LineClient implements Line {
  constructor(
    private readonly settings: LineSettings,
    private readonly options: ClientOptions & { authorize?: string } = {},
  ) {}

  authorizationUrl({ returnTo, state, nonce }: LoginRedirect): string {
    const { authorize = 'https://access.line.me/oauth2/v2.1/authorize' } = this.options
    const { channelId, offersFriend } = this.settings
    const query = {
      response_type: 'code',
      client_id: channelId,
      redirect_uri: returnTo,
      state,
      scope: 'profile openid',
      nonce,
      ...(offersFriend && { bot_prompt: 'normal' }),
    }
    return `${authorize}?${new URLSearchParams(query)}`
  }

  async login(code: string, { returnTo, nonce }: Omit<LoginRedirect, 'state'>): Promise<ProvenIdentity> {
    const { channelId: client_id, channelSecret: client_secret } = this.settings
    const grant = { grant_type: 'authorization_code', code, redirect_uri: returnTo, client_id, client_secret }
    const { id_token } = await this.request('/oauth2/v2.1/token', grant, granted)
    const proven = await this.request('/oauth2/v2.1/verify', { id_token, client_id, nonce }, identity)
    if (proven.aud !== client_id || proven.nonce !== nonce) {
      throw new ProviderError('line', 'code', 'the identity token was issued for another login')
    }
    return { subject: proven.sub, nickname: proven.name, avatar: proven.picture }
  }

  private async request<S extends v.GenericSchema>(
    path: string,
    form: Record<string, string>,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const { base = 'https://api.line.me', timeoutMs } = this.options
    const { status, body } = await fetchJson({ provider: 'line', url: base + path, timeoutMs, form })
    if (status === 200) return parseResponse('line', schema, body)
    const { error, error_description } = parseResponse('line', failure, body)
    throw new ProviderError('line', errorKind(status, error), `${error} ${error_description}`)
  }
}

function errorKind(status: number, error: string) {
  if (status === 429) return 'down'
  return ['invalid_grant', 'invalid_request'].includes(error) ? 'code' : 'setup'
}
