import { sessionContract } from '../../../console/contract/session'
import { CONSOLE_API_PREFIX, CSRF_HEADER } from '../../../console/contract/staff'
import type { Endpoint, Envelope, Input, Reply } from '../../../src/contract/endpoint'
import { randomId } from '../../../src/domain/text/randomId'
import { CONSOLE_EMAIL, CONSOLE_PASSWORD } from './staffConsole'

/** Staff who use the calls of the console's contract. */
export class StaffCalls {
  private constructor(
    private readonly url: string,
    private readonly cookie: string,
    private csrf = '',
  ) {}

  static async enter(url: string): Promise<StaffCalls> {
    const body = new URLSearchParams({ email: CONSOLE_EMAIL, password: CONSOLE_PASSWORD })
    const { headers } = await fetch(`${url}/console/login`, { method: 'POST', body, redirect: 'manual' })
    const staff = new StaffCalls(url, headers.get('set-cookie')?.split(';')[0] ?? '')
    staff.csrf = (await staff.ask(sessionContract.current, {})).csrf
    return staff
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

  private writing() {
    return { 'content-type': 'application/json', 'idempotency-key': randomId(), [CSRF_HEADER]: this.csrf }
  }
}
