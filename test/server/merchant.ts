import type { Backend } from './harness'

/** The password of the console in tests. */
export const PASSWORD = 'the long night kitchen'

/** Somebody in the store at the console: a browser that keeps its cookie and sends the forms that pages hold. */
export class Merchant {
  private cookie = ''

  constructor(private readonly backend: Backend) {}

  /** Opens a page; answers with its status, where it leads, and what it says. */
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
  async post(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const response = await this.backend.app.server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: this.cookie, ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
    const given = response.headers['set-cookie']
    if (given) this.cookie = String(given).split(';')[0] ?? ''
    return { status: response.statusCode, to: response.headers.location, body: response.body, setCookie: String(given) }
  }

  enter(password = PASSWORD) {
    return this.post('/console/login', { password })
  }

  /** Sends a form as the page that holds it does. */
  async act(path: string, fields: Record<string, string> = {}) {
    const { body } = await this.get('/console')
    const csrf = /name="csrf" value="([\w-]+)"/.exec(body)?.[1] ?? ''
    return this.post(path, { csrf, ...fields })
  }

  /** Does something with an order. */
  order(orderId: string, act: string, fields: Record<string, string> = {}) {
    return this.act(`/console/orders/${orderId}`, { act, ...fields })
  }
}
