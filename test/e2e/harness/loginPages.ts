import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { credentialsContract } from '../../../src/contract/account/credentials'
import { sessionContract } from '../../../src/contract/account/session'
import { callApi } from './guest'
import type { Visitor } from './visitor'

/** Sandbox mode: the server sends no codes but stores them for reading. */
export const SANDBOX = { env: { LOGIN_SANDBOX: 'on' } }

const messages = v.array(v.object({ to: v.string(), text: v.string() }))

/** Longest wait for a message, ms; the server sends some after its reply. */
const WAIT_TIMEOUT = 20_000

/** Messages to a phone or mailbox, newest first. */
async function messagesTo(url: string, to: string) {
  const response = await fetch(`${url}/sandbox/messages?to=${encodeURIComponent(to)}`)
  return v.parse(messages, await response.json())
}

/** The newest code sent to a phone or mailbox; waits for one after the first `known` messages. */
export async function newestCode(url: string, to: string, known = 0): Promise<string> {
  const until = Date.now() + WAIT_TIMEOUT
  let sent = await messagesTo(url, to)
  while (sent.length <= known && Date.now() < until) {
    await pause(50)
    sent = await messagesTo(url, to)
  }
  const code = sent.length > known && /\b\d{6}\b/.exec(sent[0]?.text ?? '')?.[0]
  if (!code) throw new Error(`Nothing with a code was sent to ${to}`)
  return code
}

/** Actions on the sign-in pages, in English. */
export class LoginPages {
  private lastTapped = ''

  constructor(
    readonly visitor: Visitor,
    private readonly url: string,
  ) {}

  get page() {
    return this.visitor.page
  }

  field(name: string) {
    return this.page
      .getByRole('textbox', { name, exact: true })
      .or(this.page.getByLabel(name, { exact: true }))
      .filter({ visible: true })
  }

  async tap(name: string): Promise<void> {
    if (name === this.lastTapped) await this.visitor.waitForThrottle()
    this.lastTapped = name
    await this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
  }

  /** Opens the login page from the member page. */
  async openLogin(): Promise<void> {
    await this.page.getByText('Log in to collect points').filter({ visible: true }).click()
    await this.waitForPage('/pages/other/login')
  }

  async acceptTerms(): Promise<void> {
    await this.page.getByRole('checkbox').filter({ visible: true }).click()
  }

  /** Requests a code and types the one that arrives. */
  async enterCode(to: string, field: 'Phone number' | 'Email' = 'Phone number'): Promise<void> {
    const { length: known } = await messagesTo(this.url, to)
    await this.field(field).fill(to)
    await this.tap('Send code')
    await this.page
      .getByRole('button', { name: /^Resend in \d+ s$/ })
      .filter({ visible: true })
      .waitFor()
    await this.field('6-digit code').fill(await newestCode(this.url, to, known))
  }

  /** Waits for the countdown to the next code. */
  async waitForCountdown(texts: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: texts }).filter({ visible: true }).waitFor()
  }

  /** Signs in or registers by phone. */
  async signInByPhone(phone: string): Promise<void> {
    await this.acceptTerms()
    await this.enterCode(phone)
    await this.tap('Continue')
  }

  /** Signs in by e-mail on the login page. */
  async signInByEmail(email: string, password: string): Promise<void> {
    await this.page.getByRole('radio', { name: 'Email' }).filter({ visible: true }).click()
    await this.acceptTerms()
    await this.field('Email').fill(email)
    await this.field('Password').fill(password)
    await this.tap('Continue')
  }

  async waitForPage(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.hash.startsWith(`#${path}`))
    await this.visitor.settled()
    await this.visitor.transitionEnd()
  }
}

/** Registers an account with this e-mail and password on another device; returns that device's token. */
export async function registerElsewhere(url: string, email: string, password: string): Promise<string> {
  const { token: guest } = await callApi(url, sessionContract.guest, {})
  await callApi(url, credentialsContract.sendRegisterCode, { email }, guest)
  const code = await newestCode(url, email)
  const { token } = await callApi(url, credentialsContract.emailRegister, { email, password, code }, guest)
  return token
}

/** Uses the newest code of a phone on another device, which makes it invalid here. */
export async function useCodeElsewhere(url: string, phone: string): Promise<string> {
  const { token: guest } = await callApi(url, sessionContract.guest, {})
  const code = await newestCode(url, phone)
  await callApi(url, credentialsContract.mobileLogin, { phone, code }, guest)
  return code
}
