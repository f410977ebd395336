import type Stripe from 'stripe'
import type { ClientOptions } from '../httpClient'
import { ProviderError, type ProviderErrorKind } from '../providerError'

/** The name of the provider, also in the address of its webhook. */
export const STRIPE = 'stripe'

/** Time to wait for a reply, milliseconds; a guest waits for it. */
const TIMEOUT_MS = 8_000
/** Age of a webhook message, seconds. */
const TOLERANCE = 5 * 60
/** Codes of refusals that depend on the amount. */
const AMOUNT_CODES = ['amount_too_small', 'amount_too_large']

/** What authenticates the merchant at Stripe, and its webhook here. */
export interface StripeCredentials {
  /** The secret key, `sk_…`, or a restricted one, `rk_…`. */
  secretKey: string
  /** The signing secrets of the webhook, `whsec_…`; several while one replaces the other. */
  webhookSecrets: readonly string[]
}

/** An error of Stripe with its code. */
export class StripeApiError extends ProviderError {
  constructor(
    kind: ProviderErrorKind,
    readonly code: string,
    reason: string,
  ) {
    super(STRIPE, kind, reason)
  }
}

/** Stripe's own library, which is loaded when the first payment needs it. */
export class StripeClient {
  private loaded: Promise<Stripe> | undefined

  constructor(
    private readonly credentials: StripeCredentials,
    private readonly options: ClientOptions = {},
  ) {}

  /** Whether the key moves money; objects of the other mode are none of ours. */
  get isLive(): boolean {
    return /^[sr]k_live_/.test(this.credentials.secretKey)
  }

  /** Calls Stripe. Throws `StripeRefusal` for everything that goes wrong. */
  async call<T>(request: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await this.load()
    try {
      return await request(stripe)
    } catch (error) {
      throw apiErrorOf(error)
    }
  }

  /** The event of a webhook message that Stripe has signed with one of the secrets within five minutes; null otherwise. */
  async eventOf(body: Buffer, signature: string, now: Date): Promise<Stripe.Event | null> {
    const { webhooks } = await this.load()
    for (const secret of this.credentials.webhookSecrets) {
      try {
        return webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now.getTime())
      } catch {
        // Perhaps it is signed with the other secret.
      }
    }
    return null
  }

  private load(): Promise<Stripe> {
    this.loaded ??= import('stripe').then(({ default: Library }) => {
      const { base, timeoutMs = TIMEOUT_MS } = this.options
      const place = base ? placeOf(base) : {}
      // Attempts are repeated by the jobs, which know when.
      const settings = { timeout: timeoutMs, maxNetworkRetries: 0, telemetry: false, ...place }
      return new Library(this.credentials.secretKey, settings)
    })
    return this.loaded
  }
}

function placeOf(base: string) {
  const { hostname: host, port, protocol } = new URL(base)
  return { host, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const
}

/** Fields of the library's errors, which differ by their type. */
interface LibraryError {
  type?: string
  code?: string
  param?: string
  statusCode?: number
}

/** The library's messages may quote personal data of the request, so the error has only codes. */
function apiErrorOf(error: unknown): StripeApiError {
  const { type = 'error', code = '', param = '', statusCode = 0 } = error as LibraryError
  return new StripeApiError(
    kindOf(type, code),
    code,
    ['answered', statusCode, type, code, param].filter(Boolean).join(' '),
  )
}

function kindOf(type: string, code: string): ProviderErrorKind {
  if (AMOUNT_CODES.includes(code)) return 'destination'
  const isRefused = [
    'StripeInvalidRequestError',
    'StripeAuthenticationError',
    'StripePermissionError',
    'StripeCardError',
  ]
  return isRefused.includes(type) ? 'setup' : 'down'
}
