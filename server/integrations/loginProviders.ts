import { FACEBOOK_SCRIPT, WECHAT_SCRIPT } from '../../src/domain/config/officialScripts'
import { type AlipaySettings, AlipayClient } from './social/alipay'
import { type FacebookSettings, FacebookClient } from './social/facebook'
import { type LineSettings, LineClient } from './social/line'
import { type LineMessages, LineMessagesClient, type LineMessagesSettings } from './social/lineMessages'
import { type Mail, SmtpMail, type SmtpSettings } from './mail/smtpMail'
import type { Alipay, Facebook, Line, WechatMini, WechatWeb } from './social/socialLogin'
import { type Sms, type TwilioSettings, TwilioSms } from './sms/twilioSms'
import { WechatMiniClient } from './social/wechatMini'
import { WechatWebClient } from './social/wechatWeb'
import { WechatApi, type WechatSettings } from './social/wechatApi'

/** Providers for sign-in and messages. A missing one is not offered. */
export interface LoginProviders {
  sms?: Sms
  mail?: Mail
  wechatMini?: WechatMini
  wechatWeb?: WechatWeb
  alipay?: Alipay
  line?: Line
  lineMessages?: LineMessages
  facebook?: Facebook
}

/** The merchant's accounts with the providers. */
export interface LoginSettings {
  sms?: TwilioSettings
  mail?: SmtpSettings
  wechatMini?: WechatSettings
  wechatWeb?: WechatSettings
  alipay?: AlipaySettings
  line?: LineSettings
  lineMessages?: LineMessagesSettings
  facebook?: FacebookSettings
}

/** The real provider when the merchant has an account, otherwise its fake, if any. */
export function chooseProviders(accounts: LoginSettings, fakes: LoginProviders = {}): LoginProviders {
  const { sms, mail, wechatMini, wechatWeb, alipay, line, lineMessages, facebook } = accounts
  return {
    sms: sms ? new TwilioSms(sms) : fakes.sms,
    mail: mail ? new SmtpMail(mail) : fakes.mail,
    wechatMini: wechatMini ? new WechatMiniClient(new WechatApi(wechatMini)) : fakes.wechatMini,
    wechatWeb: wechatWeb ? new WechatWebClient(new WechatApi(wechatWeb)) : fakes.wechatWeb,
    alipay: alipay ? new AlipayClient(alipay) : fakes.alipay,
    line: line ? new LineClient({ ...line, offersFriend: lineMessages !== undefined }) : fakes.line,
    lineMessages: lineMessages ? new LineMessagesClient(lineMessages) : fakes.lineMessages,
    facebook: facebook ? new FacebookClient(facebook) : fakes.facebook,
  }
}

/** Origins of the scripts that sign-in with these accounts loads. */
export function scriptHosts({ facebook, wechatWeb }: LoginSettings): string[] {
  const scripts = [...(facebook ? [FACEBOOK_SCRIPT] : []), ...(wechatWeb ? [WECHAT_SCRIPT] : [])]
  return scripts.map((script) => new URL(script).origin)
}
