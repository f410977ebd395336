import { credentialsContract } from '../../../../src/contract/account/credentials'
import type { Endpoint, Envelope, Input, Reply } from '../../../../src/contract/endpoint'
import type { SignedIn } from '../../../../server/modules/accounts/signIn'
import { fillBistro } from '../database/bistro'
import { wipe } from '../inStore/tables'
import { type AppOptions } from '../../../../server/app'
import { type Backend, type CallOptions, startBackend } from '../harness'
import { Letterbox } from '../notifications/letterbox'

export const PHONE = '081 234 5678'
/** The same as stored. */
export const E164_PHONE = '+66812345678'
export const EMAIL = 'nok@example.com'
export const PASSWORD = 'eight or more'

/** Sign-in by phone and e-mail in tests. A call without a token comes from a new guest. */
export class Members {
  constructor(
    private readonly backend: Backend,
    private readonly post: Letterbox,
  ) {}

  async call<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Envelope<Reply<E>>> {
    return this.backend.call(endpoint, input, { ...options, token: options.token ?? (await this.backend.guest()) })
  }

  /** Calls an endpoint and returns the data; throws when the call is refused. */
  async ask<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Reply<E>> {
    return this.backend.ask(endpoint, input, { ...options, token: options.token ?? (await this.backend.guest()) })
  }

  /** Signs in by a code to the phone; the first time this registers. */
  async byPhone(options: CallOptions = {}, typed = PHONE): Promise<SignedIn> {
    await this.ask(credentialsContract.sendSms, { phone: typed }, options)
    return this.ask(credentialsContract.mobileLogin, { phone: typed, code: this.post.code(E164_PHONE) }, options)
  }

  /** Binds the phone to the signed-in user. */
  async bindPhone(token: string): Promise<SignedIn> {
    await this.ask(credentialsContract.sendSms, { phone: PHONE }, { token })
    return this.ask(credentialsContract.bindMobile, { phone: PHONE, code: this.post.code(E164_PHONE) }, { token })
  }

  /** Registers with the e-mail address. */
  async byEmail(options: CallOptions = {}, email = EMAIL): Promise<SignedIn> {
    await this.ask(credentialsContract.sendRegisterCode, { email }, options)
    const code = this.post.code(email.toLowerCase())
    return this.ask(credentialsContract.emailRegister, { email, password: PASSWORD, code }, options)
  }
}

/** A backend for the tests of one file with recorded messages; every test begins with the small merchant and no other users. */
export function withMembers(options: Partial<AppOptions> = {}) {
  const post = new Letterbox()
  const context = { post } as { post: Letterbox; backend: Backend; members: Members }
  beforeAll(async () => {
    context.backend = await startBackend(fillBistro, { loginProviders: post.outside, ...options })
    context.members = new Members(context.backend, post)
  })
  afterAll(() => context.backend.close())
  beforeEach(async () => {
    await wipe(context.backend.db)
    await fillBistro(context.backend.db)
    post.sent.length = 0
    post.carry = undefined
  })
  return context
}
