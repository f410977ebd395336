import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { TokenCache } from '../tokenCache'
import { ProviderError } from '../providerError'
import type { PageSignature, ProvenIdentity, LoginRedirect, WechatWeb } from './socialLogin'
import type { WechatApi } from './wechatApi'

const granted = v.object({
  access_token: v.string(),
  openid: v.pipe(v.string(), v.minLength(1)),
  unionid: v.optional(v.string()),
})
const person = v.object({
  openid: v.string(),
  unionid: v.optional(v.string()),
  nickname: v.optional(v.string(), ''),
  headimgurl: v.optional(v.string(), ''),
})
const ticket = v.object({ ticket: v.string(), expires_in: v.number() })

/** WeChat's browser: OAuth of an official account, JS-SDK signatures and media. */
export class WechatWebClient implements WechatWeb {
  private readonly ticket = new TokenCache(() => this.fetchTicket())

  constructor(
    private readonly api: WechatApi,
    private readonly authorize = 'https://open.weixin.qq.com/connect/oauth2/authorize',
  ) {}

  /** WeChat requires the fields in this order and the fragment at the end. */
  authorizationUrl({ returnTo, state }: LoginRedirect): string {
    const query = new URLSearchParams({
      appid: this.api.settings.appId,
      redirect_uri: returnTo,
      response_type: 'code',
      scope: 'snsapi_userinfo',
      state,
    })
    return `${this.authorize}?${query}#wechat_redirect`
  }

  async login(code: string): Promise<ProvenIdentity> {
    const { appId, secret } = this.api.settings
    const query = { appid: appId, secret, code, grant_type: 'authorization_code' }
    const grant = await this.api.request('/sns/oauth2/access_token', query, granted)
    const userQuery = { access_token: grant.access_token, openid: grant.openid, lang: 'zh_CN' }
    const info = await this.api.request('/sns/userinfo', userQuery, person)
    if (info.openid !== grant.openid) throw new ProviderError('wechat', 'down', 'answered for another user')
    return {
      subject: grant.openid,
      unionid: info.unionid ?? grant.unionid,
      appId,
      nickname: info.nickname,
      avatar: info.headimgurl.replace(/^http:/, 'https:'),
    }
  }

  async sign(url: string): Promise<PageSignature> {
    const nonceStr = randomBytes(12).toString('hex')
    const timestamp = Math.floor(Date.now() / 1000)
    const page = url.replace(/#.*$/, '')
    const signedText = `jsapi_ticket=${await this.ticket.get()}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`
    const signature = createHash('sha1').update(signedText).digest('hex')
    return { appId: this.api.settings.appId, nonceStr, timestamp, signature }
  }

  media(mediaId: string): Promise<Buffer> {
    return this.api.media(mediaId)
  }

  private async fetchTicket() {
    const issued = await this.api.requestAsApp('/cgi-bin/ticket/getticket', { query: { type: 'jsapi' } }, ticket)
    return { value: issued.ticket, seconds: issued.expires_in }
  }
}
