import { browserOf, type Environment } from '@/domain/account/browsers'
import { NotAuthenticatedError, type LoginSetting, type Provider } from '@/domain/account/loginMethods'
import type { Returned } from './login'
import { write } from '@/platform/storage/storage'
import { loadScript } from '@/platform/web/loadScript'

export { takeReturned } from './loginReturn.h5'
export type { Returned }

/** The environment of the storefront. */
export function environment(): Environment {
  return browserOf(navigator.userAgent)
}

/** Only hosts of mini-programs issue login codes. */
export function hostCode(): Promise<string> {
  return Promise.resolve('')
}

/** The return URL of social login: the site without its hash. */
export function siteAddress(): string {
  return window.location.origin + window.location.pathname
}

/** Opens the provider's login page; `state` is stored to be compared on return. */
export function leave(provider: Provider, { url, state }: { url: string; state: string }): void {
  write('loginTrip', { provider, state })
  window.location.assign(url)
}

/** The part of Facebook's SDK in use (https://developers.facebook.com/docs/reference/javascript). */
interface Facebook {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void
  login(done: () => void, options: { scope: string }): void
  getLoginStatus(done: (reply: { status: string; authResponse?: { accessToken: string } | null }) => void): void
}

/** An access token of the Facebook user. The SDK is loaded by the first call. */
export async function facebookToken({ facebookSdk, facebookAppId }: LoginSetting): Promise<string> {
  const facebook = await loadFacebook(facebookSdk)
  facebook.init({ appId: facebookAppId, version: 'v20.0', cookie: true, xfbml: false })
  await new Promise<void>((resolve) => facebook.login(resolve, { scope: 'public_profile,email' }))
  return new Promise((resolve, reject) =>
    facebook.getLoginStatus(({ status, authResponse }) => {
      if (status === 'connected' && authResponse) resolve(authResponse.accessToken)
      else reject(new NotAuthenticatedError())
    }),
  )
}

const facebookHere = () => (window as { FB?: Facebook }).FB

async function loadFacebook(address: string): Promise<Facebook> {
  if (!facebookHere()) await loadScript(address)
  const facebook = facebookHere()
  if (!facebook) throw new Error('The script of Facebook did not start')
  return facebook
}
