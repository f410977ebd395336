import * as v from 'valibot'
import { key, readSet, secret } from './environmentVariables'
import { gatewayVariables, readChoice, readOpn, readStripe } from './gatewayVariables'
import { privateKeyOf, publicKeyOf } from './rsa'
import { type PaymentAccounts, takersOf } from './payment/paymentAccounts'
import type { AlipayPaySettings } from './payment/alipayPayments'
import type { LoginSettings } from './loginProviders'
import type { WechatPaySettings } from './payment/wechatPay'
import { WECHAT_PAY_REGIONS } from './payment/wechatPayApi'

/** A value that is never shown in an error. */
const hidden = (isValid: (text: string) => boolean, message: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.check(isValid, message)))

/** The currency that the storefront's amounts count the hundredth part of. */
const currency = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), 'THB')

/** Environment variables of the accounts with payment providers. */
export const paymentVariables = {
  ALIPAY_SELLER_ID: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^2088\d{12}$/))),
  ALIPAY_PAY_CURRENCY: currency,
  ALIPAY_WEB_PAGE: v.optional(v.picklist(['on', 'off']), 'on'),
  PROMPTPAY_CONFIRMATION: v.optional(v.picklist(['staff'])),
  WEBHOOK_ORIGIN: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/[^/]+$/))),
  WECHAT_PAY_MERCHANT_ID: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{6,32}$/))),
  WECHAT_PAY_CERTIFICATE_SERIAL: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\dA-Fa-f]{8,64}$/))),
  WECHAT_PAY_PRIVATE_KEY: key(privateKeyOf),
  WECHAT_PAY_API_KEY: hidden((text) => Buffer.byteLength(text) === 32, 'must have 32 characters'),
  WECHAT_PAY_PUBLIC_KEY: key(publicKeyOf),
  WECHAT_PAY_PUBLIC_KEY_ID: secret,
  WECHAT_PAY_REGION: v.optional(v.picklist(WECHAT_PAY_REGIONS), 'global'),
  WECHAT_PAY_CURRENCY: currency,
  WECHAT_PAY_H5: v.optional(v.picklist(['on', 'off']), 'off'),
  WECHAT_PAY_CATEGORY: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/)), '5812'),
  ...gatewayVariables,
}

const schema = v.object(paymentVariables)
type Variables = v.InferOutput<typeof schema>

/** What the accounts depend on beside their own variables. */
interface OtherSettings {
  /** The origins of the storefront. */
  siteOrigins: readonly string[]
  /** The accounts for sign-in, with the apps that guests pay in. */
  accounts: LoginSettings
}

/** Reads the accounts with payment providers. Throws with the variable's name when a set is incomplete or a choice unclear. */
export function readPaymentAccounts(variables: Variables, others: OtherSettings): PaymentAccounts {
  const wechatPay = readWechatPay(variables, others)
  const alipay = readAlipay(variables, others)
  const opn = readOpn(variables)
  const stripe = readStripe(variables, others.siteOrigins)
  const accounts: PaymentAccounts = {
    ...(wechatPay && { wechatPay }),
    ...(alipay && { alipay }),
    ...(opn && { opn }),
    ...(stripe && { stripe }),
    ...(variables.PROMPTPAY_CONFIRMATION && { promptPayTransfers: true }),
  }
  const choice = readChoice(variables, takersOf(accounts))
  return { ...accounts, ...(Object.keys(choice).length > 0 && { choice }) }
}

function readWechatPay(
  variables: Variables,
  { siteOrigins, accounts: { wechatMini, wechatWeb } }: OtherSettings,
): WechatPaySettings | undefined {
  const account = readSet(variables, {
    merchantId: 'WECHAT_PAY_MERCHANT_ID',
    certificateSerial: 'WECHAT_PAY_CERTIFICATE_SERIAL',
    privateKey: 'WECHAT_PAY_PRIVATE_KEY',
    apiKey: 'WECHAT_PAY_API_KEY',
  })
  const publicKey = readSet(variables, { id: 'WECHAT_PAY_PUBLIC_KEY_ID', key: 'WECHAT_PAY_PUBLIC_KEY' })
  if (!account) {
    if (publicKey) throw new Error('WECHAT_PAY_MERCHANT_ID: is missing, although a public key of WeChat Pay is set')
    return undefined
  }
  const apps = {
    ...(wechatMini && { weapp: wechatMini.appId }),
    ...(wechatWeb && { wechatBrowser: wechatWeb.appId }),
  }
  if (Object.keys(apps).length === 0)
    throw new Error('WECHAT_MINI_APP_ID: is missing, or WECHAT_WEB_APP_ID: WeChat Pay needs the app that guests pay in')
  const { WECHAT_PAY_REGION: region, WECHAT_PAY_CURRENCY: currency, WECHAT_PAY_CATEGORY: category } = variables
  return {
    ...account,
    publicKey,
    region,
    currency,
    category,
    apps,
    h5: variables.WECHAT_PAY_H5 === 'on',
    webhookOrigin: webhookOriginOf(variables, siteOrigins),
  }
}

function readAlipay(
  variables: Variables,
  { siteOrigins, accounts: { alipay } }: OtherSettings,
): AlipayPaySettings | undefined {
  const { ALIPAY_SELLER_ID: sellerId, ALIPAY_PAY_CURRENCY: currency, ALIPAY_WEB_PAGE: page } = variables
  if (!sellerId) return undefined
  if (!alipay) throw new Error('ALIPAY_APP_ID: is missing, although ALIPAY_SELLER_ID is set')
  const { aesKey: _aesKey, ...app } = alipay
  const webhookOrigin = webhookOriginOf(variables, siteOrigins)
  return { ...app, sellerId, currency, webPage: page === 'on', webhookOrigin }
}

function webhookOriginOf({ WEBHOOK_ORIGIN: own }: Variables, siteOrigins: readonly string[]): string {
  const origin = own ?? siteOrigins.find((site) => site.startsWith('https:'))
  if (!origin) throw new Error('WEBHOOK_ORIGIN: is missing, and SITE_ORIGINS names no https origin either')
  return origin
}
