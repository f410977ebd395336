import type { MiniApp } from './app'
import type { FlowContext } from './flow'
import { openTab } from './steps'

export const LOGIN = '/pages/other/login'
export const BINDING = '/pages/my/login/index'
export const PROFILE = '/pages/other/chooseAvatar'
export const ME = '/pages/index/my-index'

/** Accepts terms and privacy policy, which every login method requires. */
export const CONSENT = '[aria-label="I agree to the member terms and the privacy policy"]'
export const PHONE_FIELD = '#phoneCode-phone input'
export const CODE_FIELD = '#phoneCode-code input'

/** Opens the login page from another tab through the member page. */
export async function openLogin(app: MiniApp): Promise<void> {
  await openTab(app, 'Me')
  await app.tap('Log in to collect points')
  await app.arrive(LOGIN)
}

/** Requests a code for this number on the login page; accepts the terms first. */
export async function requestCode(app: MiniApp, phone: string): Promise<void> {
  await app.tap(CONSENT)
  await app.type(PHONE_FIELD, phone)
  await app.tap('Send code')
  await app.see('Resend in')
}

/** Types the newest code that the backend's sandbox has sent to this number. */
export async function typeCode(
  app: MiniApp,
  { backend }: FlowContext,
  phone: string,
  field = CODE_FIELD,
): Promise<void> {
  const reply = await backend.app.server.inject({ method: 'GET', url: `/sandbox/messages?to=${phone}` })
  const [newest] = reply.json<{ text: string }[]>()
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
  if (!code) throw new Error(`Nothing with a code was sent to ${phone}`)
  await app.type(field, code)
}
