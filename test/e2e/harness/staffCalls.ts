import type { Page } from 'playwright-core'
import { dishContract } from '../../../console/contract/menu/dish'
import { lookContract, type LookSetting } from '../../../console/contract/look/look'
import { orderContract } from '../../../console/contract/orders/order'
import { settingContract, updateName } from '../../../console/contract/settings/setting'
import type { SettingName } from '../../../console/contract/settings/settingFields'
import { signInContract, type StaffSession } from '../../../console/contract/staff/signIn'
import { CONSOLE_API_PREFIX, CSRF_HEADER } from '../../../console/contract/staffCall'
import type { Endpoint, Envelope, Input, Reply } from '../../../src/contract/endpoint'
import { randomId } from '../../../src/domain/text/randomId'
import { SANDBOX } from './loginPages'

/** Who signs in at the console, and with what. */
export const CONSOLE_EMAIL = 'owner@example.com'
export const CONSOLE_PASSWORD = 'the long night kitchen'
/** A site whose console is open to staff, and whose visitors sign in with the codes of the sandbox. */
export const STAFFED_SANDBOX = { env: { ...SANDBOX.env, CONSOLE_PASSWORD } }

/** Where browsers send the cookie of the session (server/console/sessionCookie.ts). */
const COOKIE_PATH = '/consoleApi'

type Fields = Record<string, unknown>

/** Staff who use the calls of the console's contract. */
export class StaffCalls {
  private constructor(
    private readonly url: string,
    private readonly cookie: string,
    private readonly csrf: string,
  ) {}

  static async enter(url: string): Promise<StaffCalls> {
    const response = await fetch(url + CONSOLE_API_PREFIX + signInContract.signIn.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: CONSOLE_EMAIL, password: CONSOLE_PASSWORD }),
    })
    const { code, msg, data } = (await response.json()) as Envelope<StaffSession>
    if (code !== 200) throw new Error(`The sign-in of staff answered ${code}: ${msg}`)
    return new StaffCalls(url, response.headers.get('set-cookie')?.split(';')[0] ?? '', data.csrf)
  }

  /** Opens the session in a browser, without the sign-in page. */
  async signInBrowser(page: Page): Promise<void> {
    const [name = '', value = ''] = this.cookie.split('=')
    const { hostname: domain } = new URL(this.url)
    const rules = { path: COOKIE_PATH, httpOnly: true, sameSite: 'Strict' } as const
    await page.context().addCookies([{ name, value, domain, ...rules }])
  }

  async ask<E extends Endpoint>({ method, path }: E, input: Input<E>): Promise<Reply<E>> {
    const reads = method === 'GET'
    const query = reads ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
    const response = await fetch(`${this.url}${CONSOLE_API_PREFIX}${path}${query}`, {
      method,
      headers: { cookie: this.cookie, ...(!reads && this.writing()) },
      ...(!reads && { body: JSON.stringify(input) }),
    })
    const { code, msg, data } = (await response.json()) as Envelope<Reply<E>>
    if (code !== 200) throw new Error(`${path} answered ${code}: ${msg}`)
    return data
  }

  /** Changes fields of a setting of the restaurant. */
  async changeSetting(name: SettingName, fields: Fields): Promise<void> {
    const now = (await this.ask<Endpoint>(settingContract[name], {})) as Fields
    await this.ask<Endpoint>(settingContract[updateName(name)], { ...now, ...fields })
  }

  /** Changes a setting of the look with a function of its value, and publishes it. */
  async changeLook(ident: LookSetting, edit: (value: Fields) => Fields): Promise<void> {
    const { value, revision } = await this.ask(lookContract.setting, { ident })
    const draft = await this.ask(lookContract.updateSetting, { ident, revision, value: edit(value) })
    await this.ask(lookContract.publishSetting, { ident, revision: draft.revision })
  }

  /** Marks the dish of a name as sold out. */
  async markSoldOut(storeId: string, keyword: string): Promise<void> {
    const { list } = await this.ask(dishContract.list, { storeId, keyword })
    const dish = list.find(({ name }) => name.en === keyword)
    if (!dish) throw new Error(`there is no dish ${keyword} in ${storeId}`)
    await this.ask(dishContract.setSoldOut, { id: dish.id, soldOut: 'always' })
  }

  /** Settles the payment of an order that waits at the sandbox's bank. */
  async settlePayment(orderId: string, result: 'paid' | 'failed' = 'paid'): Promise<void> {
    const { list } = await this.ask(orderContract.sandboxPayments, { id: orderId })
    if (list.length === 0) throw new Error(`no payment of ${orderId} waits at the sandbox`)
    for (const { ref } of list)
      await fetch(`${this.url}/sandbox/pay/${ref}`, { method: 'POST', body: new URLSearchParams({ result }) })
  }

  /** The type of the file at a path of the site. */
  async typeOf(path: string): Promise<string> {
    const { headers } = await fetch(this.url + path, { headers: { cookie: this.cookie } })
    return headers.get('content-type') ?? ''
  }

  private writing() {
    return { 'content-type': 'application/json', 'idempotency-key': randomId(), [CSRF_HEADER]: this.csrf }
  }
}
