import type { Locale } from '../../../src/contract/fields'

/** Who a provider says somebody is. */
export interface ProvenIdentity {
  /** The provider's name for them, the same at every sign-in. */
  subject: string
  /** WeChat's name for them across the merchant's apps. */
  unionid?: string
  nickname: string
  /** Absolute address of a picture; empty when there is none. */
  avatar: string
}

/** Where a provider's own page shall send the browser back to, and what it shall bring along. */
export interface ReturnTrip {
  /** A page of this site. */
  returnTo: string
  state: string
  /** Ties LINE's identity token to this trip. */
  nonce: string
}

/** A message to a guest in the app of a house, by one of the merchant's templates there. */
export interface TemplateMessage {
  /** The house's name for the guest. */
  to: string
  templateId: string
  /** Where a tap on it leads: a page of the mini-program with its query, without a slash before it. */
  page: string
  locale: Locale
  /** Words by field of the template. */
  fields: Readonly<Record<string, string>>
}

/** An app that tells its guests something. */
export interface Messenger {
  /** Faults with `destination` when the guest does not take it (any more). */
  send(message: TemplateMessage): Promise<void>
}

/** WeChat's mini-program. */
export interface WechatMini extends Messenger {
  /** `code` of `wx.login`. */
  login(code: string): Promise<ProvenIdentity>
  /** The E.164 number behind a `code` of the phone number button. */
  phone(code: string): Promise<string>
}

/** What a page shows to WeChat's scripts. */
export interface PageSignature {
  appId: string
  nonceStr: string
  /** Unix seconds. */
  timestamp: number
  signature: string
}

/** WeChat's browser, by the merchant's official account. */
export interface WechatWeb {
  authorizationUrl(trip: ReturnTrip): string
  login(code: string): Promise<ProvenIdentity>
  /** Signs the page with this address. */
  sign(url: string): Promise<PageSignature>
  /** The bytes of something that a page uploaded to WeChat. */
  media(mediaId: string): Promise<Buffer>
}

export interface Alipay extends Messenger {
  authorizationUrl(trip: ReturnTrip): string
  login(code: string): Promise<ProvenIdentity>
  /** The E.164 number in a sealed `response` of `my.getPhoneNumber`. */
  phone(response: string): Promise<string>
}

export interface Line {
  authorizationUrl(trip: ReturnTrip): string
  login(code: string, trip: Omit<ReturnTrip, 'state'>): Promise<ProvenIdentity>
}

export interface Facebook {
  /** `accessToken` of the JavaScript SDK. */
  login(accessToken: string): Promise<ProvenIdentity>
}
