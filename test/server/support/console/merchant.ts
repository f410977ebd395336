import { sessionContract } from '../../../../console/contract/staff/session'
import { type StaffSession, signInContract } from '../../../../console/contract/staff/signIn'
import { CONSOLE_API_PREFIX, CSRF_HEADER } from '../../../../console/contract/staffCall'
import type { Envelope } from '../../../../src/contract/endpoint'
import { newId } from '../../../../server/db/ids'
import { DEFAULT_CONSOLE_EMAIL } from '../../../../server/console/people/serverOwner'
import type { Backend } from '../harness'

/** The owner of the console in tests, and the password. */
export const OWNER = DEFAULT_CONSOLE_EMAIL
export const PASSWORD = 'the long night kitchen'

/** A browser at the sign-in of the console, which keeps its cookie. */
export class Merchant {
  cookie = ''

  constructor(
    private readonly backend: Backend,
    /** The network address; by default a local one. */
    private readonly ip?: string,
  ) {}

  /** Signs in: whether that was taken, wrong, or too early, and then by how many seconds. */
  async enter(password = PASSWORD, headers: Record<string, string> = {}) {
    const response = await this.backend.app.server.inject({
      method: 'POST',
      url: CONSOLE_API_PREFIX + signInContract.signIn.path,
      headers: { cookie: this.cookie, ...headers },
      payload: { email: OWNER, password },
      remoteAddress: this.ip,
    })
    const setCookie = response.headers['set-cookie']
    if (setCookie) this.cookie = String(setCookie).split(';')[0] ?? ''
    const { code, msg, data } = response.json<Envelope<StaffSession | { retryIn?: number } | null>>()
    const retryIn: number | undefined = Object(data).retryIn
    const refused = retryIn === undefined ? 'wrong' : 'early'
    return { outcome: code === 200 ? 'taken' : refused, code, msg, retryIn, setCookie }
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
