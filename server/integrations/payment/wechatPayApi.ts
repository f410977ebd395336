import { createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { MINUTE_MS } from '../../../src/domain/time/duration'
import { type ClientOptions, fetchBytes, parseResponse, type ProviderResponse } from '../httpClient'
import { ProviderError } from '../providerError'
import { isSignedBy, privateKeyOf, publicKeyOf, signText } from '../rsa'
import { isRecent } from './signature'

const PROVIDER = 'wechatPay'

/** The two services of WeChat Pay: for merchants outside mainland China, and inside. Keys of one are unknown to the other. */
const SERVICES = {
  global: { base: 'https://apihk.mch.weixin.qq.com', root: '/v3/global' },
  mainland: { base: 'https://api.mch.weixin.qq.com', root: '/v3' },
} as const
export type WechatPayRegion = keyof typeof SERVICES
export const WECHAT_PAY_REGIONS = Object.keys(SERVICES) as [WechatPayRegion, ...WechatPayRegion[]]

/** What signs and verifies the messages of a merchant (https://pay.weixin.qq.com/doc/global/v3/en/4012354982). */
export interface WechatPayCredentials {
  merchantId: string
  /** Serial number of the merchant's API certificate. */
  certificateSerial: string
  /** The private key of that certificate; signs requests and payments. */
  privateKey: string
  /** The APIv3 key, 32 bytes; decrypts notifications and certificates. */
  apiKey: string
  /** WeChat Pay's public key, for merchants that have one. Signatures of platform certificates are verified in any case. */
  publicKey?: { id: string; key: string } | undefined
  region: WechatPayRegion
}

/** A message of WeChat Pay with the headers that hold its signature. */
export interface WechatPayMessage {
  header(name: string): string
  body: string
}

/** An AEAD_AES_256_GCM resource of a message. */
export const sealedResource = v.object({
  ciphertext: v.string(),
  nonce: v.string(),
  associated_data: v.optional(v.string(), ''),
})

const failure = v.object({ code: v.optional(v.string(), ''), message: v.optional(v.string(), '') })
const certificates = v.object({
  data: v.array(v.object({ serial_no: v.string(), encrypt_certificate: sealedResource })),
})

/** An error code in a reply of WeChat Pay. */
export class WechatPayApiError extends ProviderError {
  constructor(
    readonly code: string,
    { status, message }: { status: number; message: string },
  ) {
    super(PROVIDER, status === 429 ? 'down' : 'setup', `answered ${status} ${code} ${message}`)
  }
}

/** Client of WeChat Pay's API v3: signs requests, and accepts only replies that WeChat Pay has signed. */
export class WechatPayApi {
  private readonly signingKey: KeyObject
  /** Keys of WeChat Pay, by serial number or public key id. */
  private readonly keys = new Map<string, KeyObject>()
  private certificatesRequestedAt = -Infinity

  constructor(
    private readonly credentials: WechatPayCredentials,
    private readonly options: ClientOptions & { now?: () => Date } = {},
  ) {
    const { privateKey, publicKey } = credentials
    this.signingKey = privateKeyOf(privateKey)
    if (publicKey) this.keys.set(publicKey.id, publicKeyOf(publicKey.key))
  }

  now(): Date {
    return this.options.now?.() ?? new Date()
  }

  /** GET, or POST with `json`, of a path below the root of the service. Throws `WechatPayRefusal` for an error code. */
  async request<S extends v.GenericSchema>(path: string, schema: S, json?: unknown): Promise<v.InferOutput<S>> {
    const response = await this.send(path, json)
    const body = response.bytes.toString('utf8')
    const message = { body, header: (name: string) => response.headers.get(name) ?? '' }
    if (!(await this.isGenuine(message)))
      throw new ProviderError(PROVIDER, 'setup', 'the reply is not signed by WeChat Pay')
    return parseResponse(PROVIDER, schema, parsed(body))
  }

  /** The signature of lines, each of which ends with a line feed. */
  sign(...lines: string[]): string {
    return signText(textOf(lines), this.signingKey)
  }

  /** Whether WeChat Pay has signed a message within five minutes. Throws `ProviderError` when its certificate cannot be fetched. */
  async isGenuine({ header, body }: WechatPayMessage): Promise<boolean> {
    const timestamp = header('wechatpay-timestamp')
    if (!/^\d{1,12}$/.test(timestamp) || !isRecent(Number(timestamp), this.now())) return false
    const key = await this.keyOf(header('wechatpay-serial'))
    const text = textOf([timestamp, header('wechatpay-nonce'), body])
    return key !== undefined && isSignedBy(key, text, header('wechatpay-signature'))
  }

  /** Decrypts a resource. Throws `ProviderError` when it was encrypted with another APIv3 key. */
  decrypt({ ciphertext, nonce, associated_data }: v.InferOutput<typeof sealedResource>): string {
    const sealed = Buffer.from(ciphertext, 'base64')
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.credentials.apiKey, nonce, { authTagLength: 16 })
      decipher.setAuthTag(sealed.subarray(-16)).setAAD(Buffer.from(associated_data))
      return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8')
    } catch {
      throw new ProviderError(PROVIDER, 'setup', 'a resource was encrypted with another APIv3 key')
    }
  }

  /** The key of a serial number. Platform certificates are replaced from time to time: an unknown one is fetched, once a minute at most. */
  private async keyOf(serial: string): Promise<KeyObject | undefined> {
    const moment = this.now().getTime()
    if (this.keys.has(serial) || !/^[0-9A-F]{8,64}$/i.test(serial)) return this.keys.get(serial)
    if (moment - this.certificatesRequestedAt >= MINUTE_MS) {
      this.certificatesRequestedAt = moment
      await this.fetchCertificates()
    }
    return this.keys.get(serial)
  }

  /** The reply is authentic because only WeChat Pay and the merchant have the key that its certificates are encrypted with. */
  private async fetchCertificates(): Promise<void> {
    const { bytes } = await this.send('/certificates')
    const { data } = parseResponse(PROVIDER, certificates, parsed(bytes.toString('utf8')))
    for (const { serial_no, encrypt_certificate } of data)
      this.keys.set(serial_no, publicKeyOf(this.decrypt(encrypt_certificate)))
  }

  /** A file of this merchant at the address that WeChat Pay has named; of at most so many bytes. Files are not signed. */
  async download(address: string, limit: number): Promise<Buffer> {
    const { pathname, search } = new URL(address)
    return (await this.exchange(pathname + search, { limit })).bytes
  }

  private send(path: string, json?: unknown): Promise<ProviderResponse> {
    return this.exchange(SERVICES[this.credentials.region].root + path, { json })
  }

  private async exchange(
    target: string,
    { json, limit }: { json?: unknown; limit?: number },
  ): Promise<ProviderResponse> {
    const { region, publicKey } = this.credentials
    const { base = SERVICES[region].base, timeoutMs } = this.options
    const headers = {
      accept: 'application/json',
      'accept-language': 'en',
      'user-agent': 'restaurant-storefront',
      authorization: this.authorization(target, json),
      ...(publicKey && { 'wechatpay-serial': publicKey.id }),
    }
    const response = await fetchBytes({ provider: PROVIDER, url: base + target, timeoutMs, headers, json, limit })
    if (response.status < 300) return response
    const failed = v.safeParse(failure, parsed(response.bytes.toString('utf8')))
    const { code, message } = failed.success ? failed.output : { code: '', message: '' }
    throw new WechatPayApiError(code, { status: response.status, message })
  }

  private authorization(target: string, json: unknown): string {
    const { merchantId, certificateSerial } = this.credentials
    const timestamp = String(Math.floor(this.now().getTime() / 1000))
    const nonce = randomBytes(16).toString('hex')
    const [method, body] = json === undefined ? ['GET', ''] : ['POST', JSON.stringify(json)]
    const fields = {
      mchid: merchantId,
      nonce_str: nonce,
      timestamp,
      serial_no: certificateSerial,
      signature: this.sign(method, target, timestamp, nonce, body),
    }
    const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
    return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`
  }
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

/** JSON, or undefined for an empty or malformed body. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
