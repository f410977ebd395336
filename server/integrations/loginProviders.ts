import { FACEBOOK_SCRIPT, WECHAT_SCRIPT } from '../../src/domain/config/officialScripts'
import { type AlipaySettings, RealAlipay } from './social/alipay'
import { type FacebookSettings, RealFacebook } from './social/facebook'
import { type LineSettings, RealLine } from './social/line'
import type { Mail } from './mail/mail'
import { SmtpMail, type SmtpSettings } from './mail/smtpMail'
import type { Sms } from './sms/sms'
import type { Alipay, Facebook, Line, WechatMini, WechatWeb } from './social/socialLogin'
import { type TwilioSettings, TwilioSms } from './sms/twilioSms'
import { RealWechatMini } from './social/wechatMini'
import { RealWechatWeb } from './social/wechatWeb'
import { Weixin, type WeixinSettings } from './social/wechatApi'

/** Everybody outside who helps to sign guests in. Who is missing is not offered. */
export interface LoginProviders {
  sms?: Sms
  mail?: Mail
  wechatMini?: WechatMini
  wechatWeb?: WechatWeb
  alipay?: Alipay
  line?: Line
  facebook?: Facebook
}

/** The merchant's accounts with them, where there is one. */
export interface LoginSettings {
  sms?: TwilioSettings
  mail?: SmtpSettings
  wechatMini?: WeixinSettings
  wechatWeb?: WeixinSettings
  alipay?: AlipaySettings
  line?: LineSettings
  facebook?: FacebookSettings
}

/** The real provider wherever the merchant has an account, otherwise its stand-in, if any. */
export function chooseProviders(accounts: LoginSettings, standIns: LoginProviders = {}): LoginProviders {
  const { sms, mail, wechatMini, wechatWeb, alipay, line, facebook } = accounts
  return {
    sms: sms ? new TwilioSms(sms) : standIns.sms,
    mail: mail ? new SmtpMail(mail) : standIns.mail,
    wechatMini: wechatMini ? new RealWechatMini(new Weixin(wechatMini)) : standIns.wechatMini,
    wechatWeb: wechatWeb ? new RealWechatWeb(new Weixin(wechatWeb)) : standIns.wechatWeb,
    alipay: alipay ? new RealAlipay(alipay) : standIns.alipay,
    line: line ? new RealLine(line) : standIns.line,
    facebook: facebook ? new RealFacebook(facebook) : standIns.facebook,
  }
}

/** Hosts of the scripts that a page runs to sign in with these accounts. */
export function scriptHosts({ facebook, wechatWeb }: LoginSettings): string[] {
  const scripts = [...(facebook ? [FACEBOOK_SCRIPT] : []), ...(wechatWeb ? [WECHAT_SCRIPT] : [])]
  return scripts.map((script) => new URL(script).origin)
}
