import type { FormMap } from '@/contract/forms'
import type { Place } from './browsers'

/** What the merchant has set up (`configFormMap`, ident `loginSetting`). */
export type LoginSetting = Omit<NonNullable<FormMap['loginSetting']>, 'facebookVersion'>
export type LoginMethod = LoginSetting['methods'][number]
/** Other houses whose accounts sign in here. */
export type Provider = Exclude<LoginMethod, 'phone' | 'email'>

/** The other house says that nobody is signed in there: the guest said no (specification §8, for whoever looks into the log). */
export class NotAuthenticatedError extends Error {
  constructor() {
    super('User not authenticated')
  }
}

/** Until the setting is there, or when the merchant's backend knows none. */
export const DEFAULT_LOGIN: LoginSetting = {
  methods: ['phone', 'email'],
  facebookAppId: '',
  facebookSdk: '',
  smsCountry: 'TH',
  minPasswordLength: 8,
}

/** Inside another house's app only its own account signs in; Facebook's window does not open in any of them. */
const PROVIDERS: Record<Place, Provider[]> = {
  weapp: ['wechat'],
  alipay: ['alipay'],
  wechatBrowser: ['wechat'],
  alipayBrowser: ['alipay'],
  lineBrowser: ['line'],
  browser: ['line', 'facebook'],
}

/** The other houses that a guest may sign in with here. */
export function providersOf(place: Place, { methods }: LoginSetting): Provider[] {
  return PROVIDERS[place].filter((provider) => methods.includes(provider))
}

/** Calling codes of the countries that most guests' phones are from. */
const CALLING_CODES: Record<string, string> = {
  TH: '+66',
  CN: '+86',
  SG: '+65',
  MY: '+60',
  LA: '+856',
  KH: '+855',
  MM: '+95',
  VN: '+84',
}

/** What is taken to stand before a number as it is typed: nothing when it names its country itself. */
export function callingCode({ smsCountry }: LoginSetting, typed: string): string {
  return typed.trim().startsWith('+') ? '' : (CALLING_CODES[smsCountry] ?? '')
}
