import * as v from 'valibot'
import { ProviderFault } from '../providerError'
import type { ProvenIdentity, TemplateMessage, WechatMini } from './socialLogin'
import type { Weixin } from './wechatApi'

const session = v.object({ openid: v.pipe(v.string(), v.minLength(1)), unionid: v.optional(v.string()) })
const phone = v.object({ phone_info: v.object({ purePhoneNumber: v.string(), countryCode: v.string() }) })

const done = v.object({ errcode: v.literal(0) })

/** Languages in which WeChat says "open the mini-program" under a message. */
const LANGS = { en: 'en_US', th: 'en_US', zh: 'zh_CN' } as const

/** WeChat's mini-program: code2Session, getPhoneNumber and subscribeMessage.send of its server interface. */
export class RealWechatMini implements WechatMini {
  constructor(private readonly weixin: Weixin) {}

  async login(code: string): Promise<ProvenIdentity> {
    const { appId: appid, secret } = this.weixin.settings
    const query = { appid, secret, js_code: code, grant_type: 'authorization_code' }
    const { openid, unionid } = await this.weixin.ask('/sns/jscode2session', query, session)
    return { subject: openid, unionid, nickname: '', avatar: '' }
  }

  async phone(code: string): Promise<string> {
    const { phone_info } = await this.weixin.askAsApp('/wxa/business/getuserphonenumber', { json: { code } }, phone)
    const number = `+${phone_info.countryCode}${phone_info.purePhoneNumber}`
    if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new ProviderFault('wechat', 'down', 'answered with no phone number')
    return number
  }

  async send({ to, templateId, page, locale, fields }: TemplateMessage): Promise<void> {
    const data = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { value }]))
    const json = { touser: to, template_id: templateId, page, data, lang: LANGS[locale] }
    await this.weixin.askAsApp('/cgi-bin/message/subscribe/send', { json }, done)
  }
}
