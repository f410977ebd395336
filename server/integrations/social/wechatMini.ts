import * as v from 'valibot'
import { ProviderError } from '../providerError'
import type { ProvenIdentity, TemplateMessage, WechatMini } from './socialLogin'
import type { WechatApi } from './wechatApi'

const session = v.object({ openid: v.pipe(v.string(), v.minLength(1)), unionid: v.optional(v.string()) })
const phone = v.object({ phone_info: v.object({ purePhoneNumber: v.string(), countryCode: v.string() }) })

const success = v.object({ errcode: v.literal(0) })

/** Language of WeChat's "open the mini-program" link under a message. */
const LANGS = { en: 'en_US', th: 'en_US', zh: 'zh_CN' } as const

/** WeChat's mini-program: code2Session, getPhoneNumber and subscribeMessage.send of the server API. */
export class WechatMiniClient implements WechatMini {
  constructor(private readonly api: WechatApi) {}

  async login(code: string): Promise<ProvenIdentity> {
    const { appId, secret } = this.api.settings
    const query = { appid: appId, secret, js_code: code, grant_type: 'authorization_code' }
    const { openid, unionid } = await this.api.request('/sns/jscode2session', query, session)
    return { subject: openid, unionid, appId, nickname: '', avatar: '' }
  }

  async phone(code: string): Promise<string> {
    const { phone_info } = await this.api.requestAsApp('/wxa/business/getuserphonenumber', { json: { code } }, phone)
    const number = `+${phone_info.countryCode}${phone_info.purePhoneNumber}`
    if (!/^\+[1-9]\d{6,14}$/.test(number)) throw new ProviderError('wechat', 'down', 'answered with no phone number')
    return number
  }

  async send({ to, templateId, page, locale, fields }: TemplateMessage): Promise<void> {
    const data = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { value }]))
    const json = { touser: to, template_id: templateId, page, data, lang: LANGS[locale] }
    await this.api.requestAsApp('/cgi-bin/message/subscribe/send', { json }, success)
  }
}
