import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { HOUR_MS } from '../../../src/domain/time/duration'
import { isSignedBy, openSealed, privateKeyOf, publicKeyOf, rawMember, signFields } from './alipayCrypto'
import { type FaultKind, ProviderFault } from '../providerError'
import { askOutside, type Reach, shaped } from '../httpClient'
import type { Alipay, ProvenIdentity, ReturnTrip, TemplateMessage } from './socialLogin'

export interface AlipaySettings {
  appId: string
  /** The app's own key, with which we sign. */
  privateKey: string
  /** Alipay's key, with which it signs. */
  publicKey: string
  /** Seals phone numbers; without it they cannot be read. */
  aesKey?: string
}

const failure = v.object({ code: v.string(), msg: v.optional(v.string(), ''), sub_code: v.optional(v.string(), '') })
const granted = v.pipe(
  v.object({ access_token: v.string(), open_id: v.optional(v.string()), user_id: v.optional(v.string()) }),
  v.transform((grant) => ({ token: grant.access_token, subject: grant.open_id ?? grant.user_id ?? '' })),
  v.object({ token: v.string(), subject: v.pipe(v.string(), v.minLength(1)) }),
)
const person = v.object({ nick_name: v.optional(v.string(), ''), avatar: v.optional(v.string(), '') })
const done = v.object({ code: v.literal('10000') })
const sealedPhone = v.pipe(v.string(), v.parseJson(), v.object({ response: v.string(), sign: v.string() }))
const phone = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ mobile: v.string(), countryCode: v.optional(v.string(), '86') }),
  v.transform(({ mobile, countryCode }) => (mobile.startsWith('+') ? mobile : `+${countryCode}${mobile}`)),
  v.regex(/^\+[1-9]\d{6,14}$/),
)

/** Alipay: its gateway, every request and reply signed with RSA2. */
export class RealAlipay implements Alipay {
  private readonly ours: KeyObject
  private readonly theirs: KeyObject

  constructor(
    private readonly settings: AlipaySettings,
    private readonly reach: Reach & { authorize?: string } = {},
  ) {
    this.ours = privateKeyOf(settings.privateKey)
    this.theirs = publicKeyOf(settings.publicKey)
  }

  authorizationUrl({ returnTo, state }: ReturnTrip): string {
    const { authorize = 'https://openauth.alipay.com/oauth2/publicAppAuthorize.htm' } = this.reach
    const query = { app_id: this.settings.appId, scope: 'auth_user', redirect_uri: returnTo, state }
    return `${authorize}?${new URLSearchParams(query)}`
  }

  async login(code: string): Promise<ProvenIdentity> {
    const grant = await this.ask('alipay.system.oauth.token', { grant_type: 'authorization_code', code }, granted)
    const about = await this.about(grant.token)
    return { subject: grant.subject, nickname: about.nick_name, avatar: about.avatar }
  }

  async phone(response: string): Promise<string> {
    const { aesKey } = this.settings
    if (!aesKey)
      throw new ProviderFault('alipay', 'setup', 'ALIPAY_AES_KEY is not set, so phone numbers cannot be read')
    const sealed = v.safeParse(sealedPhone, response)
    if (!sealed.success || !isSignedBy(this.theirs, `"${sealed.output.response}"`, sealed.output.sign)) {
      throw new ProviderFault('alipay', 'code', 'the phone number is not signed by Alipay')
    }
    return shaped('alipay', phone, opened(sealed.output.response, aesKey))
  }

  async send({ to, templateId, page, fields }: TemplateMessage): Promise<void> {
    const data = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { value }]))
    // Old apps know their guests by user ids, new ones by open ids.
    const whom = /^2088\d{12}$/.test(to) ? { to_user_id: to } : { to_open_id: to }
    const content = { ...whom, user_template_id: templateId, page, data: JSON.stringify(data) }
    await this.ask('alipay.open.app.mini.templatemessage.send', { biz_content: JSON.stringify(content) }, done)
  }

  /** Name and picture. A guest of the mini-program may have agreed to their id only: then neither. */
  private async about(auth_token: string): Promise<v.InferOutput<typeof person>> {
    try {
      return await this.ask('alipay.user.info.share', { auth_token }, person)
    } catch (error) {
      if (error instanceof ProviderFault) return { nick_name: '', avatar: '' }
      throw error
    }
  }

  private async ask<S extends v.GenericSchema>(
    method: string,
    form: Record<string, string>,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const { base = 'https://openapi.alipay.com', timeoutMs } = this.reach
    const common = {
      app_id: this.settings.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: chinaTime(new Date()),
      version: '1.0',
    }
    const query = { ...common, sign: signFields({ ...common, ...form }, this.ours) }
    const call = { provider: 'alipay', url: `${base}/gateway.do`, timeoutMs, query, form }
    return this.answer(`${method.replaceAll('.', '_')}_response`, await askOutside(call), schema)
  }

  private answer<S extends v.GenericSchema>(
    name: string,
    { body, text }: { body: unknown; text: string },
    schema: S,
  ): v.InferOutput<S> {
    const { error_response, sign = '', ...rest } = shaped('alipay', envelope, body)
    const content = error_response ?? rest[name]
    if (content === undefined) throw new ProviderFault('alipay', 'down', 'answered without a reply')
    const failed = v.safeParse(failure, content)
    if (failed.success && failed.output.code !== '10000') throw faultOf(failed.output)
    if (!isSignedBy(this.theirs, rawMember(text, name), sign)) {
      throw new ProviderFault('alipay', 'setup', 'the reply is not signed with the configured public key')
    }
    return shaped('alipay', schema, content)
  }
}

const envelope = v.objectWithRest(
  { error_response: v.optional(v.unknown()), sign: v.optional(v.string()) },
  v.unknown(),
)

function faultOf({ code, msg, sub_code }: v.InferOutput<typeof failure>): ProviderFault {
  return new ProviderFault('alipay', kindOf(code, sub_code), `${code} ${msg} ${sub_code}`)
}

function kindOf(code: string, sub: string): FaultKind {
  if (sub === 'isv.code-invalid' || sub === 'aop.invalid-auth-token') return 'code'
  if (/SUBSCRI|FORM_ID/.test(sub)) return 'destination'
  return code === '20000' || code === '40005' ? 'down' : 'setup'
}

function opened(sealed: string, aesKey: string): string {
  try {
    return openSealed(sealed, aesKey)
  } catch {
    throw new ProviderFault('alipay', 'setup', 'the phone number was encrypted with another AES key')
  }
}

/** The gateway reads times in China's zone, eight hours ahead all year. */
function chinaTime(now: Date): string {
  return new Date(now.getTime() + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')
}
