import { DEFAULT_CONSOLE_EMAIL } from '../../../server/console/people/serverOwner'
import type { Backend } from './harness'

/** The owner of the console in tests, and the password. */
export const OWNER = DEFAULT_CONSOLE_EMAIL
export const PASSWORD = 'the long night kitchen'

/** A browser with a console session: it stores the cookie and submits forms. */
export class Merchant {
  cookie = ''

  constructor(
    private readonly backend: Backend,
    /** The network address; by default a local one. */
    private readonly ip?: string,
  ) {}

  /** Requests a page; returns status, redirect and content. */
  async get(path: string) {
    const response = await this.backend.app.server.inject({ url: path, headers: { cookie: this.cookie } })
    return {
      status: response.statusCode,
      to: response.headers.location,
      body: response.body,
      headers: response.headers,
    }
  }

  /** Sends a form. */
  post(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const payload = new URLSearchParams(fields).toString()
    return this.send(path, payload, { 'content-type': 'application/x-www-form-urlencoded', ...headers })
  }

  private async send(url: string, payload: string, headers: Record<string, string>) {
    const response = await this.backend.app.server.inject({
      method: 'POST',
      url,
      headers: { cookie: this.cookie, ...headers },
      payload,
      remoteAddress: this.ip,
    })
    const given = response.headers['set-cookie']
    if (given) this.cookie = String(given).split(';')[0] ?? ''
    const { location: to, 'retry-after': retryAfter } = response.headers
    return { status: response.statusCode, to, body: response.body, setCookie: String(given), retryAfter }
  }

  enter(password = PASSWORD, email = OWNER) {
    return this.post('/console/login', { email, password })
  }

  /** Submits a form with the token of the page. */
  async act(path: string, fields: Record<string, string> = {}) {
    return this.post(path, { csrf: await this.csrf(), ...fields })
  }

  private async csrf(): Promise<string> {
    const { body } = await this.get('/console')
    return /name="csrf" value="([\w-]+)"/.exec(body)?.[1] ?? ''
  }

  /** The current revision of a setting. */
  async markOf(of: string) {
    return /name="mark" value="([\w-]+)"/.exec((await this.get(`/console/settings?of=${of}`)).body)?.[1] ?? ''
  }

  /** Saves a setting, from a value or a text, with the current or an earlier revision. */
  async save(of: string, value: unknown, mark?: string) {
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
    return this.act('/console/settings', { act: 'save', of, mark: mark ?? (await this.markOf(of)), text })
  }

  /** Applies an action to an order. */
  order(orderId: string, act: string, fields: Record<string, string> = {}) {
    return this.act(`/console/orders/${orderId}`, { act, ...fields })
  }
}
