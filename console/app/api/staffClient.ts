import * as v from 'valibot'
import type { Endpoint, Envelope, Input, Reply } from '../../../src/contract/endpoint'
import { NETWORK_TIMEOUT_MS } from '../../../src/domain/time/timeout'
import { CONSOLE_API_PREFIX, CSRF_HEADER } from '../../contract/staffCall'
import { sessionContract } from '../../contract/staff/session'
import { signInContract, type StaffSession } from '../../contract/staff/signIn'
import { isSignedOut, NoReplyError, StaffReplyError } from './errors'
import { SubmitKeys } from './submitKeys'

/** Dependencies of the client of the staff API. */
export interface ClientNeeds {
  fetch(url: string, init: RequestInit): Promise<Response>
  /** The language of messages from the server. */
  locale(): string
  /** Lets staff sign in again while the page stays as it is; resolves to whether they did. */
  signInAgain(): Promise<boolean>
  newKey?(): string
}

const JSON_BODY = { 'content-type': 'application/json' }

interface StaffRequestInit {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** Credentials of staff. */
export type Credentials = Input<typeof signInContract.signIn>
/** A link, and the password that is chosen with it. */
export type ChosenPassword = Input<typeof signInContract.choosePassword>

type EnteringCall = typeof signInContract.signIn | typeof signInContract.choosePassword

/** Time without a reply after which a call counts as lost, ms. */
const TIMEOUT_MS = NETWORK_TIMEOUT_MS
/** Codes after which the server may have begun the work: the submit can be sent again. */
const UNKNOWN_OUTCOME = 500

/** Calls the staff's contract with the session of the browser. */
export class StaffClient {
  readonly #needs: ClientNeeds
  readonly #keys: SubmitKeys
  #session: StaffSession | undefined

  constructor(needs: ClientNeeds) {
    this.#needs = needs
    this.#keys = new SubmitKeys(needs.newKey)
  }

  /** The session of this browser; throws with code 401 when there is none. `renew` asks the server again. */
  async session(renew = false): Promise<StaffSession> {
    if (renew || !this.#session) this.#session = await this.#send(sessionContract.current, {})
    return this.#session
  }

  /** Opens a session. Wrong credentials are refused with code 400, as are attempts that come too early. */
  async signIn(credentials: Credentials): Promise<void> {
    await this.#enter(signInContract.signIn, credentials)
  }

  /** Chooses the password of an account with a link, which opens a session. A link that has ended is refused with code 400. */
  async choosePassword(chosen: ChosenPassword): Promise<void> {
    await this.#enter(signInContract.choosePassword, chosen)
  }

  /** The account of a link; refused with code 400 when the link has expired. */
  async readLink(token: string): Promise<Reply<typeof signInContract.link>> {
    return this.#send(signInContract.link, { token })
  }

  async #enter(endpoint: EnteringCall, input: object): Promise<void> {
    const { path, method } = endpoint
    const envelope = await this.#fetch(path, { method, headers: JSON_BODY, body: JSON.stringify(input) })
    this.#session = this.#opened(endpoint, envelope)
  }

  /** Makes a language that of the account, if there is a session. */
  async storeLocale(locale: string): Promise<void> {
    const staff = this.#session?.staff
    if (!staff || staff.locale === locale) return
    await this.call(sessionContract.update, { name: staff.name, locale: locale as typeof staff.locale })
    await this.session(true)
  }

  /** Ends the session, or those of all devices. */
  async signOut(everywhere = false): Promise<void> {
    if (this.#session) await this.#send(sessionContract.end, { everywhere })
    this.#session = undefined
  }

  /**
   * Calls one endpoint. When the session has ended, staff sign in and the call is sent once more. Throws `StaffReplyError` for a
   * code other than 200 and `NoReplyError` without a reply.
   */
  async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> {
    try {
      return await this.#send(endpoint, input)
    } catch (error) {
      if (!isSignedOut(error) || !(await this.#recovered())) throw error
      return this.#send(endpoint, input)
    }
  }

  /** Whether there is a session again: its token was renewed in another tab, or staff have signed in. */
  async #recovered(): Promise<boolean> {
    try {
      await this.session(true)
      return true
    } catch (error) {
      if (!isSignedOut(error)) throw error
      this.#session = undefined
      return this.#needs.signInAgain()
    }
  }

  async #send<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Reply<E>> {
    const { path, method } = endpoint
    if (method === 'GET') return this.#opened(endpoint, await this.#fetch(`${path}${queryOf(Object(input))}`, {}))
    const body = JSON.stringify(input)
    const { csrf } = await this.session()
    const key = this.#keys.of(path, body)
    const headers = { ...JSON_BODY, 'idempotency-key': key, [CSRF_HEADER]: csrf }
    const envelope = await this.#fetch(path, { method, headers, body })
    if (envelope.code < UNKNOWN_OUTCOME) this.#keys.settle(path, body)
    return this.#opened(endpoint, envelope)
  }

  async #fetch(path: string, { headers, ...init }: StaffRequestInit): Promise<Envelope> {
    try {
      const response = await this.#needs.fetch(CONSOLE_API_PREFIX + path, {
        ...init,
        headers: { ...headers, language: this.#needs.locale() },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return (await response.json()) as Envelope
    } catch {
      throw new NoReplyError('No reply')
    }
  }

  #opened<E extends Endpoint>(endpoint: E, { code, msg, data }: Envelope): Reply<E> {
    if (code !== 200) throw new StaffReplyError(code, msg, data)
    // Only in development and tests, as in the storefront: a release takes what a newer server adds.
    return process.env.NODE_ENV === 'production' ? data : v.parse(endpoint.reply, data)
  }
}

function queryOf(input: Record<string, unknown>): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}
