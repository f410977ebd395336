import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { HOUR_MS } from '../../../src/domain/time/duration'
import { isSignedBy, privateKeyOf, publicKeyOf } from '../rsa'
import { decrypt, rawMember, signFields } from './alipayCrypto'
import { type ProviderErrorKind, ProviderError } from '../providerError'
import { fetchJson, type ClientOptions, parseResponse } from '../httpClient'
import type { Alipay, ProvenIdentity, LoginRedirect, TemplateMessage } from './socialLogin'

export interface AlipaySettings {
  appId: string
  /** The app's private key, for signing requests. */
  privateKey: string
  /** Alipay's public key, for verifying responses. */
  publicKey: string
  /** Decrypts phone numbers; without it they cannot be read. */
  aesKey?: string
}

const failure = v.object({ code: v.string(), msg: v.optional(v.string(), ''), sub_code: v.optional(v.string(), '') })
const granted = v.pipe(
  v.object({ access_token: v.string(), open_id: v.optional(v.string()), user_id: v.optional(v.string()) }),
  v.transform((grant) => ({ token: grant.access_token, subject: grant.open_id ?? grant.user_id ?? '' })),
  v.object({ token: v.string(), subject: v.pipe(v.string(), v.minLength(1)) }),
)
const person = v.object({ nick_name: v.optional(v.string(), ''), avatar: v.optional(v.string(), '') })
const success = v.object({ code: v.literal('10000') })
const sealedPhone = v.pipe(v.string(), v.parseJson(), v.object({ response: v.string(), sign: v.string() }))
const phone = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ mobile: v.string(), countryCode: v.optional(v.string(), '86') }),
  v.transform(({ mobile, countryCode }) => (mobile.startsWith('+') ? mobile : `+${countryCode}${mobile}`)),
  v.regex(/^\+[1-9]\d{6,14}$/),
)

/** Client of Alipay's gateway; every request and response is signed with RSA2. */
export class AlipayClient implements Alipay {
  private readonly signingKey: KeyObject
  private readonly alipayKey: KeyObject

  constructor(
    private readonly settings: AlipaySettings,
    private readonly options: ClientOptions & { authorize?: string } = {},
  ) {
    this.signingKey = privateKeyOf(settings.privateKey)
    this.alipayKey = publicKeyOf(settings.publicKey)
  }

  authorizationUrl({ returnTo, state }: LoginRedirect): string {
    const { authorize = 'https://openauth.alipay.com/oauth2/publicAppAuthorize.htm' } = this.options
    const query = { app_id: this.settings.appId, scope: 'auth_user', redirect_uri: returnTo, state }
    return `${authorize}?${new URLSearchParams(query)}`
  }

  async login(code: string): Promise<ProvenIdentity> {
    const grant = await this.request('alipay.system.oauth.token', { grant_type: 'authorization_code', code }, granted)
    const info = await this.userInfo(grant.token)
    return { subject: grant.subject, nickname: info.nick_name, avatar: info.avatar }
  }

  async phone(response: string): Promise<string> {
    const { aesKey } = this.settings
    if (!aesKey)
      throw new ProviderError('alipay', 'setup', 'ALIPAY_AES_KEY is not set, so phone numbers cannot be read')
    const sealed = v.safeParse(sealedPhone, response)
    if (!sealed.success || !isSignedBy(this.alipayKey, `"${sealed.output.response}"`, sealed.output.sign)) {
      throw new ProviderError('alipay', 'code', 'the phone number is not signed by Alipay')
    }
    return parseResponse('alipay', phone, decrypted(sealed.output.response, aesKey))
  }

  async send({ to, templateId, page, fields }: TemplateMessage): Promise<void> {
    const data = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { value }]))
    // Old apps identify their guests by user ids, new ones by open ids.
    const recipient = /^2088\d{12}$/.test(to) ? { to_user_id: to } : { to_open_id: to }
    const content = { ...recipient, user_template_id: templateId, page, data: JSON.stringify(data) }
    await this.request('alipay.open.app.mini.templatemessage.send', { biz_content: JSON.stringify(content) }, success)
  }

  /** Nickname and avatar; empty when the guest has granted access to the id only. */
  private async userInfo(auth_token: string): Promise<v.InferOutput<typeof person>> {
    try {
      return await this.request('alipay.user.info.share', { auth_token }, person)
    } catch (error) {
      if (error instanceof ProviderError) return { nick_name: '', avatar: '' }
      throw error
    }
  }

  private async request<S extends v.GenericSchema>(
    method: string,
    form: Record<string, string>,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const { base = 'https://openapi.alipay.com', timeoutMs } = this.options
    const common = {
      app_id: this.settings.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: chinaTime(new Date()),
      version: '1.0',
    }
    const query = { ...common, sign: signFields({ ...common, ...form }, this.signingKey) }
    const call = { provider: 'alipay', url: `${base}/gateway.do`, timeoutMs, query, form }
    return this.parse(`${method.replaceAll('.', '_')}_response`, await fetchJson(call), schema)
  }

  private parse<S extends v.GenericSchema>(
    name: string,
    { body, text }: { body: unknown; text: string },
    schema: S,
  ): v.InferOutput<S> {
    const { error_response, sign = '', ...rest } = parseResponse('alipay', envelope, body)
    const content = error_response ?? rest[name]
    if (content === undefined) throw new ProviderError('alipay', 'down', 'answered without a reply')
    const failed = v.safeParse(failure, content)
    if (failed.success && failed.output.code !== '10000') throw providerError(failed.output)
    if (!isSignedBy(this.alipayKey, rawMember(text, name), sign)) {
      throw new ProviderError('alipay', 'setup', 'the reply is not signed with the configured public key')
    }
    return parseResponse('alipay', schema, content)
  }
}

const envelope = v.objectWithRest(
  { error_response: v.optional(v.unknown()), sign: v.optional(v.string()) },
  v.unknown(),
)

function providerError({ code, msg, sub_code }: v.InferOutput<typeof failure>): ProviderError {
  return new ProviderError('alipay', errorKind(code, sub_code), `${code} ${msg} ${sub_code}`)
}

function errorKind(code: string, sub: string): ProviderErrorKind {
  if (sub === 'isv.code-invalid' || sub === 'aop.invalid-auth-token') return 'code'
  if (/SUBSCRI|FORM_ID/.test(sub)) return 'destination'
  return code === '20000' || code === '40005' ? 'down' : 'setup'
}

function decrypted(sealed: string, aesKey: string): string {
  try {
    const text = decrypt(sealed, aesKey)
    // One wrong key in 256 is noticed only here: its last byte looks like padding.
    JSON.parse(text)
    return text
  } catch {
    throw new ProviderError('alipay', 'setup', 'the phone number was encrypted with another AES key')
  }
}

/** The gateway expects times in UTC+8. */
function chinaTime(now: Date): string {
  return new Date(now.getTime() + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')
}
