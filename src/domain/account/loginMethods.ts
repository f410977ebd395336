import type { FormMap } from '@/contract/config/forms'
import type { Environment } from './browsers'

/** The merchant's login settings (`configFormMap`, ident `loginSetting`). */
export type LoginSetting = Omit<NonNullable<FormMap['loginSetting']>, 'facebookVersion'>
export type LoginMethod = LoginSetting['methods'][number]
/** Social login providers. */
export type Provider = Exclude<LoginMethod, 'phone' | 'email'>

/** Logged when the provider reports no signed-in user: the guest declined (specification §8). */
export class NotAuthenticatedError extends Error {
  constructor() {
    super('User not authenticated')
  }
}

/** Default until the setting is loaded, or when the backend has none. */
export const DEFAULT_LOGIN: LoginSetting = {
  methods: ['phone', 'email'],
  facebookAppId: '',
  facebookSdk: '',
  smsCountry: 'TH',
  minPasswordLength: 8,
}

/** In-app browsers allow only the provider of that app; Facebook's window opens in none of them. */
const PROVIDERS: Record<Environment, Provider[]> = {
  weapp: ['wechat'],
  alipay: ['alipay'],
  wechatBrowser: ['wechat'],
  alipayBrowser: ['alipay'],
  lineBrowser: ['line'],
  browser: ['line', 'facebook'],
}

/** The social login providers available in an environment. */
export function providersOf(environment: Environment, { methods }: LoginSetting): Provider[] {
  return PROVIDERS[environment].filter((provider) => methods.includes(provider))
}

/** Calling codes of the most frequent countries. */
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

/** The calling code prepended to a typed number: none when it contains its own. */
export function callingCode({ smsCountry }: LoginSetting, typed: string): string {
  return typed.trim().startsWith('+') ? '' : (CALLING_CODES[smsCountry] ?? '')
}
