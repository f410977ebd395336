import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { HOUR_MS } from '../../src/domain/time/duration'
import { type AlipayCertificates, certificateFields } from './alipayCertificates'
import { isSignedByAny, isSignedNotification, rawMember, signFields } from './alipaySignature'
import { type ClientOptions, fetchBytes, fetchJson, parseResponse } from './httpClient'
import { type ProviderErrorKind, ProviderError } from './providerError'
import { privateKeyOf, publicKeysOf } from './rsa'

const PROVIDER = 'alipay'
const BASE = 'https://openapi.alipay.com'

/** An app of the merchant with its keys. */
export interface AlipayCredentials {
  appId: string
  /** The app's private key, for signing requests. */
  privateKey: string
  /** Alipay's public key, for verifying responses and notifications. Several are accepted at once while Alipay replaces one. */
  publicKey: string
  /** In the mode with certificates: the others; `publicKey` has Alipay's certificate then. */
  certificates?: AlipayCertificates | undefined
}

/** Options of the gateway; tests set the clock. */
export type GatewayOptions = ClientOptions & { now?: (() => Date) | undefined }

const failure = v.object({ code: v.string(), msg: v.optional(v.string(), ''), sub_code: v.optional(v.string(), '') })
const envelope = v.objectWithRest(
  { error_response: v.optional(v.unknown()), sign: v.optional(v.string(), '') },
  v.unknown(),
)

/** An error code in a reply of Alipay. */
export class AlipayApiError extends ProviderError {
  /** The code of what is wrong, such as `ACQ.TRADE_NOT_EXIST`. */
  readonly subCode: string

  constructor(
    { code, msg, sub_code }: v.InferOutput<typeof failure>,
    /** Whether Alipay has signed it. Errors of its gateway, such as a wrong signature, may come without. */
    readonly isSigned: boolean,
  ) {
    super(PROVIDER, errorKind(code, sub_code), `${code} ${msg} ${sub_code}`)
    this.subCode = sub_code
  }
}

/** Client of Alipay's gateway (https://opendocs.alipay.com/common/02mriz): every request and response is signed with RSA2. */
export class AlipayGateway {
  private readonly signingKey: KeyObject
  private readonly alipayKeys: readonly KeyObject[]
  private readonly certificates: Record<string, string>

  constructor(
    private readonly credentials: AlipayCredentials,
    private readonly options: GatewayOptions = {},
  ) {
    this.signingKey = privateKeyOf(credentials.privateKey)
    this.alipayKeys = publicKeysOf(credentials.publicKey)
    this.certificates = credentials.certificates ? certificateFields(credentials.certificates) : {}
  }

  now(): Date {
    return this.options.now?.() ?? new Date()
  }

  /** Calls a method with its own fields, and with what all methods share (`common`). Throws `AlipayRefusal` for an error code. */
  async request<S extends v.GenericSchema>(
    method: string,
    form: Record<string, string>,
    schema: S,
    common: Record<string, string> = {},
  ): Promise<v.InferOutput<S>> {
    const { timeoutMs } = this.options
    const query = this.signedQuery(method, common, form)
    const reply = await fetchJson({ provider: PROVIDER, url: this.url, timeoutMs, query, form })
    return this.parse(`${method.replaceAll('.', '_')}_response`, reply, schema)
  }

  /** The address of a page of Alipay that performs a method for the person who opens it. */
  pageUrl(method: string, form: Record<string, string>, common: Record<string, string> = {}): string {
    return `${this.url}?${new URLSearchParams({ ...this.signedQuery(method, common, form), ...form })}`
  }

  /** A file of Alipay at the address that it has named; of at most so many bytes. Throws for an address that is not Alipay's. */
  async download(address: string, limit: number): Promise<Buffer> {
    const { base, timeoutMs } = this.options
    const { hostname, origin } = new URL(address)
    const isOwn = base ? origin === new URL(base).origin : hostname.endsWith('.alipay.com')
    if (!isOwn) throw new ProviderError(PROVIDER, 'down', 'named a file of another host')
    const { status, bytes } = await fetchBytes({ provider: PROVIDER, url: address, timeoutMs, limit })
    if (status !== 200) throw new ProviderError(PROVIDER, 'down', `answered ${status} for a file`)
    return bytes
  }

  /** Whether Alipay has signed the fields of a notification. */
  isGenuine(notification: Record<string, string>): boolean {
    return isSignedNotification(notification, this.alipayKeys)
  }

  /** Whether Alipay has signed exactly this text. */
  hasSigned(text: string, signature: string): boolean {
    return isSignedByAny(this.alipayKeys, text, signature)
  }

  private get url(): string {
    return `${this.options.base ?? BASE}/gateway.do`
  }

  private signedQuery(method: string, common: Record<string, string>, form: Record<string, string>) {
    const fields = {
      app_id: this.credentials.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: chinaTime(this.now()),
      version: '1.0',
      ...this.certificates,
      ...common,
    }
    return { ...fields, sign: signFields({ ...fields, ...form }, this.signingKey) }
  }

  private parse<S extends v.GenericSchema>(
    name: string,
    { body, text }: { body: unknown; text: string },
    schema: S,
  ): v.InferOutput<S> {
    const { error_response, sign, ...rest } = parseResponse(PROVIDER, envelope, body)
    const content = error_response ?? rest[name]
    if (content === undefined) throw new ProviderError(PROVIDER, 'down', 'answered without a reply')
    const isSigned = this.hasSigned(rawMember(text, error_response === undefined ? name : 'error_response'), sign)
    const failed = v.safeParse(failure, content)
    if (failed.success && failed.output.code !== '10000') throw new AlipayApiError(failed.output, isSigned)
    if (!isSigned) throw new ProviderError(PROVIDER, 'setup', 'the reply is not signed with the configured public key')
    return parseResponse(PROVIDER, schema, content)
  }
}

/** A moment as the gateway writes it, in UTC+8: `2026-11-21 13:00:30`. */
export function chinaTime(moment: Date): string {
  return new Date(moment.getTime() + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** A moment that the gateway has written, in UTC+8. */
export const chinaInstant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/),
  v.transform((text) => new Date(`${text.slice(0, 19).replace(' ', 'T')}+08:00`)),
  v.date(),
)

function errorKind(code: string, sub: string): ProviderErrorKind {
  if (sub === 'isv.code-invalid' || sub === 'aop.invalid-auth-token') return 'code'
  if (/SUBSCRI|FORM_ID/.test(sub)) return 'destination'
  return code === '20000' || code === '40005' || sub.endsWith('SYSTEM_ERROR') ? 'down' : 'setup'
}
