import { auditContract } from '../../../../console/contract/staff/audit'
import { type StaffSession, signInContract } from '../../../../console/contract/staff/signIn'
import { CONSOLE_API_PREFIX, CSRF_HEADER } from '../../../../console/contract/staffCall'
import { type StaffAccountFields, staffAccountContract } from '../../../../console/contract/staff/staffAccount'
import type { Endpoint, Envelope, Input, Reply } from '../../../../src/contract/endpoint'
import { newId } from '../../../../server/db/ids'
import type { Backend, CallOptions } from '../harness'
import { OWNER, PASSWORD } from './merchant'

/** The token in a link for a password. */
export const tokenOf = (link: string | null): string => /[?&]token=([\w-]+)/.exec(link ?? '')?.[1] ?? ''

/** A browser of staff that calls the contract of the console. Each write has a key of its own unless one is given. */
export class StaffCaller {
  private constructor(
    private readonly backend: Backend,
    readonly cookie: string,
    private readonly csrf: string,
  ) {}

  static async enter(backend: Backend): Promise<StaffCaller> {
    return StaffCaller.enterAs(backend, OWNER)
  }

  /** Invites a person and opens the link: a browser of that person. */
  async invite(fields: Partial<StaffAccountFields> & { email: string }): Promise<StaffCaller> {
    const person = { name: 'Nok', role: 'cashier' as const, storeIds: [], ...fields }
    const { link } = await this.ask(staffAccountContract.create, person)
    return StaffCaller.open(this.backend, link ?? '')
  }

  /** Chooses a password with a link, which signs in. */
  static async open(backend: Backend, link: string, password = PASSWORD): Promise<StaffCaller> {
    return StaffCaller.signIn(backend, signInContract.choosePassword, { token: tokenOf(link), password })
  }

  /** Signs in with address and password. */
  static enterAs(backend: Backend, email: string, password = PASSWORD): Promise<StaffCaller> {
    return StaffCaller.signIn(backend, signInContract.signIn, { email, password })
  }

  private static async signIn<E extends Endpoint>(backend: Backend, endpoint: E, input: Input<E>) {
    const response = await backend.app.server.inject({
      method: 'POST',
      url: CONSOLE_API_PREFIX + endpoint.path,
      payload: input as object,
    })
    const { code, msg, data } = response.json<Envelope<StaffSession>>()
    if (code !== 200) throw new Error(msg)
    return new StaffCaller(backend, String(response.headers['set-cookie']).split(';')[0] ?? '', data.csrf)
  }

  /** The same browser at another server. */
  at(backend: Backend): StaffCaller {
    return new StaffCaller(backend, this.cookie, this.csrf)
  }

  call<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Envelope<Reply<E>>> {
    const headers = { cookie: this.cookie, [CSRF_HEADER]: this.csrf, ...options.headers }
    return this.backend.call(endpoint, input, { key: newId(), ...options, headers })
  }

  async ask<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Reply<E>> {
    const { code, msg, data } = await this.call(endpoint, input, options)
    if (code !== 200) throw new Error(`${endpoint.path} answered ${code}: ${msg}`)
    return data
  }

  /** What the record says of a thing, newest first. */
  async audited(subjectId: string) {
    return (await this.ask(auditContract.list, { subjectId })).list
  }
}
