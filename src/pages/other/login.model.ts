import type { Client } from '@/api/client'
import { ReplyError } from '@/api/errors'
import type { SignedIn } from '@/contract/account/session'
import type { Identity, socialContract } from '@/contract/account/social'
import { NotAuthenticatedError, type LoginSetting, type Provider } from '@/domain/account/loginMethods'

/** Functions of the device (`platform/login`). */
interface Device {
  hostCode(): Promise<string>
  siteAddress(): string
  leave(provider: Provider, redirect: { url: string; state: string }): void
  facebookToken(setting: LoginSetting): Promise<string>
  log(what: string, error: unknown): void
}

/** Result. `left`: the provider's page is opening. `failed`: no message is shown. */
export type SignInOutcome =
  | { kind: 'signedIn'; signedIn: SignedIn }
  | { kind: 'bind'; identity: Identity }
  | { kind: 'left' | 'failed' | 'secretKey' }

const done = (signedIn: SignedIn): SignInOutcome => ({ kind: 'signedIn', signedIn })

/** Social login. */
export class SocialSignIn {
  constructor(
    private readonly remote: Client<typeof socialContract>,
    private readonly device: Device,
    private readonly setting: () => LoginSetting,
  ) {}

  /** Starts: uses the host's code, or opens the provider's page in a browser. */
  async start(provider: Provider): Promise<SignInOutcome> {
    if (provider === 'wechat') return this.logFailure(async () => this.wechat(await this.device.hostCode()))
    if (provider === 'line') return this.leave(provider, this.remote.lineLogin)
    if (provider === 'facebook') return this.facebook()
    const code = await this.device.hostCode()
    return code ? this.alipay(code) : this.leave(provider, this.remote.alipayUrl)
  }

  /** Completes a login returned from the provider's page. Without a code the guest declined. */
  async finish({ provider, code, state }: { provider: Provider; code: string; state: string }): Promise<SignInOutcome> {
    if (!code) return { kind: 'failed' }
    if (provider === 'wechat') return this.logFailure(async () => this.wechat(code, state))
    if (provider === 'alipay') return this.alipay(code, state)
    return done(await this.remote.checkLineCode({ code, state }))
  }

  private async facebook(): Promise<SignInOutcome> {
    try {
      const accessToken = await this.device.facebookToken(this.setting())
      return done(await this.remote.facebookLogin({ accessToken }))
    } catch (error) {
      if (error instanceof NotAuthenticatedError) return { kind: 'failed' }
      throw error
    }
  }

  private async wechat(code: string, state?: string): Promise<SignInOutcome> {
    const reply = await this.remote.wechatLogin({ code, state })
    if ('token' in reply) return done(reply)
    if ('user' in reply) return { kind: 'bind', identity: reply.user }
    return this.leave('wechat', this.remote.wechatUrl)
  }

  /** A failure of WeChat's login is only logged (specification §8). */
  private async logFailure(work: () => Promise<SignInOutcome>): Promise<SignInOutcome> {
    return work().catch((error: unknown) => {
      this.device.log('The login of WeChat failed', error)
      return { kind: 'failed' }
    })
  }

  /** Any answer but a sign-in means that the app's secret key is set wrongly (specification §8). */
  private async alipay(code: string, state?: string): Promise<SignInOutcome> {
    try {
      return done(await this.remote.alipayLogin({ code, state }))
    } catch (error) {
      if (!(error instanceof ReplyError)) throw error
      return { kind: 'secretKey' }
    }
  }

  private async leave(
    provider: Provider,
    ask: (to: { refererUrl: string }) => Promise<{ url: string; state: string }>,
  ): Promise<SignInOutcome> {
    const refererUrl = this.device.siteAddress()
    if (!refererUrl) throw new Error('A mini-program has no other page to go to')
    this.device.leave(provider, await ask({ refererUrl }))
    return { kind: 'left' }
  }
}
