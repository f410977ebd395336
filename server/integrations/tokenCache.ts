/** How long before its expiry a token is renewed: providers issue the next one in the last five minutes. */
const MARGIN_S = 5 * 60

interface FreshToken {
  value: string
  /** Lifetime. */
  seconds: number
}

/** Caches a provider's token, renews it before it expires, and shares one pending request among callers. */
export class TokenCache {
  private cached: { value: string; until: number } | undefined
  private pending: Promise<string> | undefined

  constructor(
    private readonly fetchToken: () => Promise<FreshToken>,
    private readonly now = () => Date.now(),
  ) {}

  get(): Promise<string> {
    if (this.cached && this.cached.until > this.now()) return Promise.resolve(this.cached.value)
    this.pending ??= this.renew().finally(() => {
      this.pending = undefined
    })
    return this.pending
  }

  /** Drops a token that the provider refused, unless a newer one is cached. */
  invalidate(value: string): void {
    if (this.cached?.value === value) this.cached = undefined
  }

  private async renew(): Promise<string> {
    const { value, seconds } = await this.fetchToken()
    this.cached = { value, until: this.now() + Math.max(0, seconds - MARGIN_S) * 1000 }
    return value
  }
}
