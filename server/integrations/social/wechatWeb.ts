import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { Kept } from '../tokenCache'
import { ProviderFault } from '../providerError'
import type { PageSignature, ProvenIdentity, ReturnTrip, WechatWeb } from './socialLogin'
import type { Weixin } from './wechatApi'

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

/** Sign-in from WeChat's browser, by web page authorisation of an official account, and what its pages need. */
export class RealWechatWeb implements WechatWeb {
  private readonly ticket = new Kept(() => this.newTicket())

  constructor(
    private readonly weixin: Weixin,
    private readonly authorize = 'https://open.weixin.qq.com/connect/oauth2/authorize',
  ) {}

  /** WeChat wants the fields in this order and the fragment at the end. */
  authorizationUrl({ returnTo, state }: ReturnTrip): string {
    const query = new URLSearchParams({
      appid: this.weixin.settings.appId,
      redirect_uri: returnTo,
      response_type: 'code',
      scope: 'snsapi_userinfo',
      state,
    })
    return `${this.authorize}?${query}#wechat_redirect`
  }

  async login(code: string): Promise<ProvenIdentity> {
    const { appId: appid, secret } = this.weixin.settings
    const query = { appid, secret, code, grant_type: 'authorization_code' }
    const grant = await this.weixin.ask('/sns/oauth2/access_token', query, granted)
    const asked = { access_token: grant.access_token, openid: grant.openid, lang: 'zh_CN' }
    const about = await this.weixin.ask('/sns/userinfo', asked, person)
    if (about.openid !== grant.openid) throw new ProviderFault('wechat', 'down', 'answered for another user')
    return {
      subject: grant.openid,
      unionid: about.unionid ?? grant.unionid,
      nickname: about.nickname,
      avatar: about.headimgurl.replace(/^http:/, 'https:'),
    }
  }

  async sign(url: string): Promise<PageSignature> {
    const nonceStr = randomBytes(12).toString('hex')
    const timestamp = Math.floor(Date.now() / 1000)
    const page = url.replace(/#.*$/, '')
    const sealed = `jsapi_ticket=${await this.ticket.get()}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`
    const signature = createHash('sha1').update(sealed).digest('hex')
    return { appId: this.weixin.settings.appId, nonceStr, timestamp, signature }
  }

  media(mediaId: string): Promise<Buffer> {
    return this.weixin.media(mediaId)
  }

  private async newTicket() {
    const made = await this.weixin.askAsApp('/cgi-bin/ticket/getticket', { query: { type: 'jsapi' } }, ticket)
    return { value: made.ticket, seconds: made.expires_in }
  }
}
