import type { Locale } from '../../../src/contract/fields'

/** The identity that a provider has verified. */
export interface ProvenIdentity {
  /** The provider's stable id of the person. */
  subject: string
  /** WeChat's id of the person across the merchant's apps. */
  unionid?: string
  /** The app of WeChat or Alipay that `subject` belongs to. */
  appId?: string
  nickname: string
  /** Absolute address of a picture; empty when there is none. */
  avatar: string
}

/** Where a provider's sign-in page redirects back to, and with which state. */
export interface LoginRedirect {
  /** A page of this site. */
  returnTo: string
  state: string
  /** Binds LINE's ID token to this sign-in. */
  nonce: string
}

/** A message to a guest of a mini-program, by one of the merchant's templates. */
export interface TemplateMessage {
  /** The platform's id of the guest. */
  to: string
  templateId: string
  /** The page that a tap opens, with its query and without a leading slash. */
  page: string
  locale: Locale
  /** Texts by field of the template. */
  fields: Readonly<Record<string, string>>
}

/** A platform that delivers template messages. */
export interface Messenger {
  /** Throws `ProviderError` `destination` when the guest does not accept the message. */
  send(message: TemplateMessage): Promise<void>
}

/** WeChat's mini-program. */
export interface WechatMini extends Messenger {
  /** `code` of `wx.login`. */
  login(code: string): Promise<ProvenIdentity>
  /** The E.164 number behind a `code` of the phone number button. */
  phone(code: string): Promise<string>
}

/** Signature of a page for WeChat's JS-SDK. */
export interface PageSignature {
  appId: string
  nonceStr: string
  /** Unix seconds. */
  timestamp: number
  signature: string
}

/** WeChat's browser, with the merchant's official account. */
export interface WechatWeb {
  authorizationUrl(redirect: LoginRedirect): string
  login(code: string): Promise<ProvenIdentity>
  /** Signs the page with this address. */
  sign(url: string): Promise<PageSignature>
  /** Downloads a file that a page uploaded to WeChat. */
  media(mediaId: string): Promise<Buffer>
}

export interface Alipay extends Messenger {
  authorizationUrl(redirect: LoginRedirect): string
  login(code: string): Promise<ProvenIdentity>
  /** Alipay's id of the person behind a code of `my.getAuthCode`, and nothing more about them. */
  identify(code: string): Promise<string>
  /** The E.164 number in an encrypted `response` of `my.getPhoneNumber`. */
  phone(response: string): Promise<string>
}

export interface Line {
  authorizationUrl(redirect: LoginRedirect): string
  login(code: string, redirect: Omit<LoginRedirect, 'state'>): Promise<ProvenIdentity>
}

export interface Facebook {
  /** `accessToken` of the JavaScript SDK. */
  login(accessToken: string): Promise<ProvenIdentity>
}
