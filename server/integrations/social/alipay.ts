import * as v from 'valibot'
import { type AlipayCredentials, AlipayGateway, type GatewayOptions } from '../alipayGateway'
import { ProviderError } from '../providerError'
import { openPhone } from './alipayPhone'
import type { Alipay, ProvenIdentity, LoginRedirect, TemplateMessage } from './socialLogin'

export interface AlipaySettings extends AlipayCredentials {
  /** Decrypts phone numbers; without it they cannot be read. */
  aesKey?: string
}

const granted = v.pipe(
  v.object({ access_token: v.string(), open_id: v.optional(v.string()), user_id: v.optional(v.string()) }),
  v.transform((grant) => ({ token: grant.access_token, subject: grant.open_id ?? grant.user_id ?? '' })),
  v.object({ token: v.string(), subject: v.pipe(v.string(), v.minLength(1)) }),
)
const person = v.object({ nick_name: v.optional(v.string(), ''), avatar: v.optional(v.string(), '') })
const success = v.object({ code: v.literal('10000') })

/** Sign-in with Alipay, and messages to guests of its mini-program. */
export class AlipayClient implements Alipay {
  private readonly gateway: AlipayGateway

  constructor(
    private readonly settings: AlipaySettings,
    private readonly options: GatewayOptions & { authorize?: string } = {},
  ) {
    this.gateway = new AlipayGateway(settings, options)
  }

  authorizationUrl({ returnTo, state }: LoginRedirect): string {
    const { authorize = 'https://openauth.alipay.com/oauth2/publicAppAuthorize.htm' } = this.options
    const query = { app_id: this.settings.appId, scope: 'auth_user', redirect_uri: returnTo, state }
    return `${authorize}?${new URLSearchParams(query)}`
  }

  async login(code: string): Promise<ProvenIdentity> {
    const { subject, token } = await this.grantOf(code)
    const info = await this.userInfo(token)
    return { subject, appId: this.settings.appId, nickname: info.nick_name, avatar: info.avatar }
  }

  async identify(code: string): Promise<string> {
    return (await this.grantOf(code)).subject
  }

  async phone(response: string): Promise<string> {
    const { aesKey } = this.settings
    if (!aesKey)
      throw new ProviderError('alipay', 'setup', 'ALIPAY_AES_KEY is not set, so phone numbers cannot be read')
    return openPhone(this.gateway, response, aesKey)
  }

  async send({ to, templateId, page, fields }: TemplateMessage): Promise<void> {
    const data = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { value }]))
    const recipient = isUserId(to) ? { to_user_id: to } : { to_open_id: to }
    const content = { ...recipient, user_template_id: templateId, page, data: JSON.stringify(data) }
    const form = { biz_content: JSON.stringify(content) }
    await this.gateway.request('alipay.open.app.mini.templatemessage.send', form, success)
  }

  private grantOf(code: string): Promise<v.InferOutput<typeof granted>> {
    return this.gateway.request('alipay.system.oauth.token', { grant_type: 'authorization_code', code }, granted)
  }

  /** Nickname and avatar; empty when the guest has granted access to the id only. */
  private async userInfo(auth_token: string): Promise<v.InferOutput<typeof person>> {
    try {
      return await this.gateway.request('alipay.user.info.share', { auth_token }, person)
    } catch (error) {
      if (error instanceof ProviderError) return { nick_name: '', avatar: '' }
      throw error
    }
  }
}

/** Whether an id of a guest is a user id: old apps identify their guests by them, new ones by open ids. */
export function isUserId(id: string): boolean {
  return /^2088\d{12}$/.test(id)
}
