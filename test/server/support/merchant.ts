import { sessionContract } from '../../../console/contract/session'
import { CSRF_HEADER } from '../../../console/contract/staff'
import { newId } from '../../../server/db/ids'
import { DEFAULT_CONSOLE_EMAIL } from '../../../server/console/people/serverOwner'
import type { Backend } from './harness'

/** The owner of the console in tests, and the password. */
export const OWNER = DEFAULT_CONSOLE_EMAIL
export const PASSWORD = 'the long night kitchen'

/** A browser at the sign-in of the console: it stores the cookie and submits forms. */
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

  /** Whether the browser has a session that lasts. */
  async isSignedIn(): Promise<boolean> {
    return (await this.current()).code === 200
  }

  async signOut(): Promise<void> {
    const { data } = await this.current()
    const headers = { cookie: this.cookie, [CSRF_HEADER]: data.csrf }
    await this.backend.ask(sessionContract.end, { everywhere: false }, { key: newId(), headers })
  }

  private current() {
    return this.backend.call(sessionContract.current, {}, { headers: { cookie: this.cookie } })
  }
}
