import { browserOf, type Place } from '@/domain/account/browsers'
import { NotAuthenticatedError, type LoginSetting, type Provider } from '@/domain/account/loginMethods'
import type { Returned } from './login'
import { write } from '@/platform/storage/storage'
import { loadScript } from '@/platform/web/loadScript'

export { takeReturned } from './loginReturn.h5'
export type { Returned }

/** What the storefront runs in. */
export function place(): Place {
  return browserOf(navigator.userAgent)
}

/** Only mini-programs have a host that gives codes. */
export function hostCode(): Promise<string> {
  return Promise.resolve('')
}

/** Where another house returns to: the site, before its hash. */
export function siteAddress(): string {
  return window.location.origin + window.location.pathname
}

/** Leaves for another house's page; `state` is kept to be compared when it comes back. */
export function leave(provider: Provider, { url, state }: { url: string; state: string }): void {
  write('loginTrip', { provider, state })
  window.location.assign(url)
}

/** What we use of Facebook's script (https://developers.facebook.com/docs/reference/javascript). */
interface Facebook {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void
  login(done: () => void, options: { scope: string }): void
  getLoginStatus(done: (reply: { status: string; authResponse?: { accessToken: string } | null }) => void): void
}

/** An access token of the person who is signed in with Facebook. The script is loaded by the first call. */
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
