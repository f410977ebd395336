import { sessionContract } from '../../../console/contract/session'
import { CSRF_HEADER } from '../../../console/contract/staff'
import type { Endpoint, Envelope, Input, Reply } from '../../../src/contract/endpoint'
import { newId } from '../../../server/db/ids'
import type { Backend, CallOptions } from './harness'
import { Merchant } from './merchant'

/** A browser of staff that calls the contract of the console. Each write has a key of its own unless one is given. */
export class StaffCaller {
  private constructor(
    private readonly backend: Backend,
    private readonly cookie: string,
    private readonly csrf: string,
  ) {}

  static async enter(backend: Backend): Promise<StaffCaller> {
    const { cookie } = await signedIn(backend)
    const { csrf } = await backend.ask(sessionContract.current, {}, { headers: { cookie } })
    return new StaffCaller(backend, cookie, csrf)
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
    return (await this.ask(sessionContract.audit, { subjectId })).list
  }
}

async function signedIn(backend: Backend): Promise<Merchant> {
  const merchant = new Merchant(backend)
  await merchant.enter()
  return merchant
}
