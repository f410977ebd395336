import * as v from 'valibot'
import { privateKeyOf, publicKeyOf } from './social/alipayCrypto'
import type { LoginSettings } from './loginProviders'

const secret = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)))

/** A text that a reader of keys can make sense of. */
const key = (read: (text: string) => unknown) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => {
        try {
          return Boolean(read(text))
        } catch {
          return false
        }
      }, 'is not a key'),
    ),
  )

/** The accounts with outside providers, by variable. Those of one provider come together or not at all. */
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
  ALIPAY_PUBLIC_KEY: key(publicKeyOf),
  ALIPAY_AES_KEY: secret,
  LINE_CHANNEL_ID: secret,
  LINE_CHANNEL_SECRET: secret,
  FACEBOOK_APP_ID: secret,
  FACEBOOK_APP_SECRET: secret,
}

type Given = { [K in keyof typeof providerVariables]?: string | undefined }

/** The accounts that the environment names. Throws, naming the variable, when one of a set is missing. */
export function readAccounts(given: Given): LoginSettings {
  const weixin = { appId: 'WECHAT_WEB_APP_ID', secret: 'WECHAT_WEB_SECRET' } as const
  const mini = { appId: 'WECHAT_MINI_APP_ID', secret: 'WECHAT_MINI_SECRET' } as const
  const alipay = together(given, {
    appId: 'ALIPAY_APP_ID',
    privateKey: 'ALIPAY_PRIVATE_KEY',
    publicKey: 'ALIPAY_PUBLIC_KEY',
  })
  return {
    sms: together(given, { accountSid: 'TWILIO_ACCOUNT_SID', authToken: 'TWILIO_AUTH_TOKEN', from: 'TWILIO_FROM' }),
    mail: together(given, { url: 'SMTP_URL', from: 'MAIL_FROM' }),
    wechatMini: together(given, mini),
    wechatWeb: together(given, weixin),
    alipay: alipay && { ...alipay, aesKey: given.ALIPAY_AES_KEY },
    line: together(given, { channelId: 'LINE_CHANNEL_ID', channelSecret: 'LINE_CHANNEL_SECRET' }),
    facebook: together(given, { appId: 'FACEBOOK_APP_ID', appSecret: 'FACEBOOK_APP_SECRET' }),
  }
}

function together<K extends string>(given: Given, names: Record<K, keyof Given>): Record<K, string> | undefined {
  const fields = Object.entries(names) as [K, keyof Given][]
  const missing = fields.filter(([, variable]) => !given[variable]).map(([, variable]) => variable)
  if (missing.length === fields.length) return undefined
  if (missing[0]) throw new Error(`${missing[0]}: is missing, although other variables of its provider are set`)
  return Object.fromEntries(fields.map(([field, variable]) => [field, given[variable]])) as Record<K, string>
}
