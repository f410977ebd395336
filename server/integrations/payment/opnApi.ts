import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { isSameSecret } from '../../api/isSameSecret'
import { type ClientOptions, fetchBytes, fetchJson, parseResponse } from '../httpClient'
import { ProviderError } from '../providerError'
import type { CardForm } from './cardTaking'
import { isRecent } from './signature'

/** The name of the provider, also in the address of its webhook. */
export const OPN = 'opn'

const BASE = 'https://api.omise.co'
/** The version of the API that the replies are read by; the account's own setting does not matter. */
const VERSION = '2019-05-29'
/** Codes of refusals that depend on what was asked for, and not on the setup. */
const AMOUNT_CODES = ['invalid_amount', 'invalid_charge']
/** Codes of refusals of a card. */
const CARD_CODES = ['invalid_card', 'invalid_card_token', 'brand_not_supported', 'failed_fraud_check', 'not_found']
/** Most characters of a message that is logged. */
const MESSAGE_LENGTH = 200

/** What authenticates the merchant at Opn Payments (formerly Omise), and its webhook here. */
export interface OpnCredentials {
  /** The secret key, `skey_…`; one of the test mode begins with `skey_test_`. */
  secretKey: string
  /** The secrets of the webhook, in base64; several while one replaces the other. */
  webhookSecrets: readonly string[]
}

/** The merchant's account with Opn. */
export interface OpnSettings extends OpnCredentials {
  /** The form for cards; without it only PromptPay is taken. */
  cardForm?: CardForm | undefined
}

const failure = v.object({ object: v.literal('error'), code: v.string(), message: v.optional(v.string(), '') })
/** A refusal by Opn, with its error code (https://docs.omise.co/api-errors). */
export class OpnApiError extends ProviderError {
  constructor(
    readonly code: string,
    { status, message }: { status: number; message: string },
  ) {
    super(OPN, kindOf(code, status), `answered ${status} ${code} ${message.slice(0, MESSAGE_LENGTH)}`)
  }
}

function kindOf(code: string, status: number) {
  if (status === 429) return 'down'
  if (CARD_CODES.includes(code)) return 'code'
  return AMOUNT_CODES.includes(code) ? 'destination' : 'setup'
}

/** Client of the API of Opn Payments (https://docs.omise.co/charges-api). */
export class OpnApi {
  private readonly authorization: string

  constructor(
    private readonly credentials: OpnCredentials,
    private readonly options: ClientOptions = {},
  ) {
    this.authorization = `Basic ${Buffer.from(`${credentials.secretKey}:`).toString('base64')}`
  }

  /** Whether the key moves money; objects of the other mode are none of ours. */
  get isLive(): boolean {
    return !this.credentials.secretKey.startsWith('skey_test_')
  }

  /** GET, or POST with `json`, of a path. Throws `OpnRefusal` for an error. */
  async request<S extends v.GenericSchema>(path: string, schema: S, json?: unknown): Promise<v.InferOutput<S>> {
    const { base = BASE, timeoutMs } = this.options
    const headers = { authorization: this.authorization, 'omise-version': VERSION, accept: 'application/json' }
    const { status, body } = await fetchJson({ provider: OPN, url: base + path, timeoutMs, headers, json })
    const refused = v.safeParse(failure, body)
    if (refused.success) throw new OpnApiError(refused.output.code, { status, message: refused.output.message })
    if (status >= 300) throw new ProviderError(OPN, 'down', `answered ${status}`)
    return parseResponse(OPN, schema, body)
  }

  /** A document by its public address, which gets no key. */
  async download(url: string): Promise<Buffer> {
    const { status, bytes } = await fetchBytes({ provider: OPN, url, timeoutMs: this.options.timeoutMs, follow: true })
    if (status >= 300) throw new ProviderError(OPN, 'down', `answered ${status} for a document`)
    return bytes
  }

  /**
   * Whether Opn has signed a webhook message with one of the secrets within five minutes (https://docs.omise.co/api-webhooks): HMAC-SHA256 of
   * `timestamp.body`, in hex; several signatures, separated by commas, while a secret is replaced there.
   */
  isGenuine(timestamp: string, signatures: string, body: Buffer, now: Date): boolean {
    if (!/^\d{1,12}$/.test(timestamp) || !isRecent(Number(timestamp), now)) return false
    const given = signatures.split(',').map((text) => Buffer.from(text.trim(), 'hex'))
    return this.credentials.webhookSecrets.some((secret) => {
      const expected = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.`).update(body).digest()
      return given.some((one) => isSameSecret(one, expected))
    })
  }
}
