import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { certificatesOf } from './alipayCertificates'
import { privateKeyOf, publicKeysOf } from './rsa'
import type { LoginSettings } from './loginProviders'

/** A value that must not be empty. */
export const secret = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)))

/** The text of a variable, or that of the file which it names by `file:`, as secret stores mount them. */
const textOrFile = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const text = dataset.value.trim()
    if (!text.startsWith('file:')) return text
    try {
      return readFileSync(text.slice('file:'.length), 'utf8').trim()
    } catch {
      addIssue({ message: 'names a file that cannot be read' })
      return NEVER
    }
  }),
)

/** A secret that matches a form, or `file:` and the path of a file with it. Errors do not show it. */
export const formedSecret = (form: RegExp, message: string) => v.optional(v.pipe(textOrFile, v.regex(form, message)))

/** Secrets of a form, separated by commas, that are valid at the same time while one replaces the other. */
export const formedSecrets = (form: RegExp, message: string) =>
  v.optional(
    v.pipe(
      textOrFile,
      v.transform((list) => list.split(',').map((one) => one.trim())),
      v.array(v.pipe(v.string(), v.regex(form, message))),
      v.minLength(1),
    ),
  )

/** A key or certificate that `read` parses, or the path of a file that contains it (`….pem`, `….crt`). */
export const key = (read: (text: string) => unknown) =>
  v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          const text = contentOf(dataset.value.trim())
          read(text)
          return text
        } catch {
          addIssue({ message: 'is neither a key nor the path of a file with one (*.pem, *.crt)' })
          return NEVER
        }
      }),
    ),
  )

function contentOf(text: string): string {
  return /\.(pem|crt)$/.test(text) ? readFileSync(text, 'utf8') : text
}

/** Environment variables of the provider accounts. The variables of one provider must be set together. */
export const providerVariables = {
  TWILIO_ACCOUNT_SID: secret,
  TWILIO_AUTH_TOKEN: secret,
  TWILIO_FROM: secret,
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/))),
  MAIL_FROM: secret,
  WECHAT_MINI_APP_ID: secret,
  WECHAT_MINI_SECRET: secret,
  WECHAT_WEB_APP_ID: secret,
  WECHAT_WEB_SECRET: secret,
  ALIPAY_APP_ID: secret,
  ALIPAY_PRIVATE_KEY: key(privateKeyOf),
  ALIPAY_PUBLIC_KEY: key(publicKeysOf),
  ALIPAY_APP_CERT: key(certificatesOf),
  ALIPAY_ROOT_CERT: key(certificatesOf),
  ALIPAY_AES_KEY: secret,
  LINE_CHANNEL_ID: secret,
  LINE_CHANNEL_SECRET: secret,
  LINE_MESSAGING_TOKEN: secret,
  FACEBOOK_APP_ID: secret,
  FACEBOOK_APP_SECRET: secret,
}

type Variables<K extends string> = { [N in K]?: string | undefined }
type ProviderVariables = Variables<keyof typeof providerVariables>

/** Reads the provider accounts. Throws with the variable's name when a set is incomplete. */
export function readAccounts(variables: ProviderVariables): LoginSettings {
  const weixin = { appId: 'WECHAT_WEB_APP_ID', secret: 'WECHAT_WEB_SECRET' } as const
  const mini = { appId: 'WECHAT_MINI_APP_ID', secret: 'WECHAT_MINI_SECRET' } as const
  return {
    sms: readSet(variables, { accountSid: 'TWILIO_ACCOUNT_SID', authToken: 'TWILIO_AUTH_TOKEN', from: 'TWILIO_FROM' }),
    mail: readSet(variables, { url: 'SMTP_URL', from: 'MAIL_FROM' }),
    wechatMini: readSet(variables, mini),
    wechatWeb: readSet(variables, weixin),
    alipay: readAlipay(variables),
    line: readSet(variables, { channelId: 'LINE_CHANNEL_ID', channelSecret: 'LINE_CHANNEL_SECRET' }),
    lineMessages: readSet(variables, { token: 'LINE_MESSAGING_TOKEN' }),
    facebook: readSet(variables, { appId: 'FACEBOOK_APP_ID', appSecret: 'FACEBOOK_APP_SECRET' }),
  }
}

/** The app at Alipay, with public keys or with certificates. */
function readAlipay(variables: ProviderVariables): LoginSettings['alipay'] {
  const app = readSet(variables, {
    ...{ appId: 'ALIPAY_APP_ID', privateKey: 'ALIPAY_PRIVATE_KEY', publicKey: 'ALIPAY_PUBLIC_KEY' },
  })
  const certificates = readSet(variables, { app: 'ALIPAY_APP_CERT', root: 'ALIPAY_ROOT_CERT' })
  if (certificates && !app) throw new Error('ALIPAY_APP_ID: is missing, although ALIPAY_APP_CERT is set')
  if (!app) return undefined
  if (certificates && !certificatesOf(certificates.app)[0]?.checkPrivateKey(privateKeyOf(app.privateKey)))
    throw new Error('ALIPAY_APP_CERT: is the certificate of another key than ALIPAY_PRIVATE_KEY')
  return { ...app, ...(certificates && { certificates }), aesKey: variables.ALIPAY_AES_KEY }
}

/** The variables of one account; undefined when none of them is set. Throws with the name of the one that is missing. */
export function readSet<K extends string, N extends string>(
  variables: Variables<N>,
  names: Record<K, N>,
): Record<K, string> | undefined {
  const fields = Object.entries(names) as [K, N][]
  const missing = fields.filter(([, variable]) => !variables[variable]).map(([, variable]) => variable)
  if (missing.length === fields.length) return undefined
  if (missing[0]) throw new Error(`${missing[0]}: is missing, although other variables of its provider are set`)
  return Object.fromEntries(fields.map(([field, variable]) => [field, variables[variable]])) as Record<K, string>
}
