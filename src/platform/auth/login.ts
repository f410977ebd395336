import Taro from '@tarojs/taro'
import type { Environment } from '@/domain/account/browsers'
import { NotAuthenticatedError, type LoginSetting, type Provider } from '@/domain/account/loginMethods'

/** Result of a social login page. */
export interface Returned {
  provider: Provider
  /** Empty when the guest declined. */
  code: string
  state: string
}

/** The environment of the storefront. */
export function environment(): Environment {
  return process.env.TARO_ENV === 'alipay' ? 'alipay' : 'weapp'
}

/** A login code of the host app, which identifies its user to the server; empty without a host. */
export async function hostCode(): Promise<string> {
  const { code } = await Taro.login()
  return code
}

/** Mini-programs sign in without a redirect. */
export function siteAddress(): string {
  return ''
}

/** Only H5 redirects to a provider's login page. */
export function leave(_provider: Provider, _trip: { url: string; state: string }): void {}

/** Only H5 returns from one. */
export function takeReturned(): Returned | undefined {
  return undefined
}

/** Facebook login exists on H5 only. */
export function facebookToken(_setting: LoginSetting): Promise<string> {
  return Promise.reject(new NotAuthenticatedError())
}
