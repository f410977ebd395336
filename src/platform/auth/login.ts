import Taro from '@tarojs/taro'
import type { Place } from '@/domain/account/browsers'
import { NotAuthenticatedError, type LoginSetting, type Provider } from '@/domain/account/loginMethods'

/** Comes back from another house's page. */
export interface Returned {
  provider: Provider
  /** Empty when the guest said no there. */
  code: string
  state: string
}

/** What the storefront runs in. */
export function place(): Place {
  return process.env.TARO_ENV === 'alipay' ? 'alipay' : 'weapp'
}

/** A code of the host app that tells the server who its user is; empty where there is no host. */
export async function hostCode(): Promise<string> {
  const { code } = await Taro.login()
  return code
}

/** Mini-programs sign in without leaving for another page. */
export function siteAddress(): string {
  return ''
}

/** Only the web leaves for another house's page. */
export function leave(_provider: Provider, _trip: { url: string; state: string }): void {}

/** Only the web comes back from one. */
export function takeReturned(): Returned | undefined {
  return undefined
}

/** Facebook signs in on the web only. */
export function facebookToken(_setting: LoginSetting): Promise<string> {
  return Promise.reject(new NotAuthenticatedError())
}
