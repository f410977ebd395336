import * as v from 'valibot'
import { email as emailAddress } from '../../src/contract/account/credentials'
import type { PayType } from '../../src/contract/payment/payType'
import { formedSecret, formedSecrets } from './environmentVariables'
import { OPN } from './payment/opnApi'
import type { OpnSettings } from './payment/opnApi'
import type { ProviderChoice } from './payment/paymentProvider'
import { PROMPTPAY_TRANSFERS } from './payment/promptPayTransfers'
import { STRIPE } from './payment/stripeClient'
import type { StripeSettings } from './payment/stripePayments'

/** Currencies with hundredths in which Stripe takes Alipay (https://docs.stripe.com/payments/alipay); the baht is none of them. */
const ALIPAY_CURRENCIES = ['AUD', 'CAD', 'CNY', 'EUR', 'GBP', 'HKD', 'MYR', 'NZD', 'SGD', 'USD'] as const

/** Payment types, separated by commas. */
const stripeMethods = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((one) => one.trim())),
  v.array(v.picklist(['promptpay', 'alipay'])),
)

/** Environment variables of payment gateways, and of the choice between providers of one payment type. */
export const gatewayVariables = {
  OPN_SECRET_KEY: formedSecret(/^skey_(test_)?[\da-z]+$/, 'is no secret key of Opn (skey_…)'),
  OPN_PUBLIC_KEY: formedSecret(/^pkey_(test_)?[\da-z]+$/, 'is no public key of Opn (pkey_…)'),
  OPN_SCRIPT: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/[^/\s]+\/\S*$/)), 'https://cdn.omise.co/omise.js'),
  OPN_WEBHOOK_SECRET: formedSecrets(/^[\w+/-]{16,}={0,2}$/, 'is no webhook secret of Opn (base64)'),
  STRIPE_SECRET_KEY: formedSecret(/^[sr]k_(test|live)_\w+$/, 'is no secret key of Stripe (sk_… or rk_…)'),
  STRIPE_WEBHOOK_SECRET: formedSecrets(/^whsec_[\w+/=-]+$/, 'is no signing secret of Stripe (whsec_…)'),
  STRIPE_METHODS: v.optional(stripeMethods, 'promptpay'),
  STRIPE_CURRENCY: v.optional(v.picklist(['THB', ...ALIPAY_CURRENCIES]), 'THB'),
  STRIPE_EMAIL: v.optional(emailAddress),
  PROMPTPAY_PROVIDER: v.optional(v.picklist(['staff', 'opn', 'stripe'])),
  ALIPAY_PROVIDER: v.optional(v.picklist(['alipay', 'stripe'])),
}

const schema = v.object(gatewayVariables)
type Variables = v.InferOutput<typeof schema>

/** Reads the account with Opn. Throws with the name of the variable that is missing. */
export function readOpn(variables: Variables): OpnSettings | undefined {
  const { OPN_SECRET_KEY: secretKey, OPN_WEBHOOK_SECRET: webhookSecrets } = variables
  if (secretKey && webhookSecrets) return { secretKey, webhookSecrets, ...readCardForm(variables, secretKey) }
  if (variables.OPN_PUBLIC_KEY) throw new Error('OPN_SECRET_KEY: is missing, although OPN_PUBLIC_KEY is set')
  if (secretKey) throw new Error('OPN_WEBHOOK_SECRET: is missing, although OPN_SECRET_KEY is set')
  if (webhookSecrets) throw new Error('OPN_SECRET_KEY: is missing, although OPN_WEBHOOK_SECRET is set')
  return undefined
}

function readCardForm({ OPN_PUBLIC_KEY: publicKey, OPN_SCRIPT: script }: Variables, secretKey: string) {
  if (!publicKey) return {}
  const isTest = (key: string) => key.includes('_test_')
  if (isTest(publicKey) !== isTest(secretKey)) throw new Error('OPN_PUBLIC_KEY: is of another mode than OPN_SECRET_KEY')
  return { cardForm: { script, publicKey } }
}

/** Reads the account with Stripe. Throws with the name of the variable that is missing, or does not fit the currency. */
export function readStripe(variables: Variables, siteOrigins: readonly string[]): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = variables
  if (!secretKey && !webhookSecrets) return undefined
  if (!webhookSecrets) throw new Error('STRIPE_WEBHOOK_SECRET: is missing, although STRIPE_SECRET_KEY is set')
  if (!secretKey) throw new Error('STRIPE_SECRET_KEY: is missing, although STRIPE_WEBHOOK_SECRET is set')
  return { secretKey, webhookSecrets, ...readMethods(variables, siteOrigins[0] ?? '') }
}

function readMethods(variables: Variables, site: string) {
  const { STRIPE_METHODS: methods, STRIPE_CURRENCY: currency, STRIPE_EMAIL: email = '' } = variables
  const foreign = methods.find((method) => (method === 'promptpay') !== (currency === 'THB'))
  if (foreign) throw new Error(`STRIPE_METHODS: ${foreign} is not paid in ${currency}`)
  if (methods.includes('promptpay') && !email) throw new Error('STRIPE_EMAIL: is missing, although PromptPay needs it')
  if (methods.includes('alipay') && !site) throw new Error('SITE_ORIGINS: is missing, although Alipay returns there')
  return { methods, currency, email, site }
}

/** The variable that chooses who takes a payment type, and the names of providers by its values. */
const CHOICES = [
  {
    payType: 'promptpay',
    variable: 'PROMPTPAY_PROVIDER',
    names: { staff: PROMPTPAY_TRANSFERS, opn: OPN, stripe: STRIPE },
  },
  { payType: 'alipay', variable: 'ALIPAY_PROVIDER', names: { alipay: 'alipay', stripe: STRIPE } },
] as const satisfies readonly { payType: PayType; variable: keyof Variables; names: Record<string, string> }[]

/**
 * Who takes each payment type that several of the providers which are set up can take. The others stay set up, for the payments that were
 * begun with them. Throws when that is not said, or names one that is not set up.
 */
export function readChoice(variables: Variables, takers: Partial<Record<PayType, readonly string[]>>): ProviderChoice {
  return Object.fromEntries(
    CHOICES.flatMap(({ payType, variable, names }) => {
      const ready = Object.entries(names).filter(([, provider]) => takers[payType]?.includes(provider))
      const chosen = variables[variable]
      if (chosen) {
        const found = ready.find(([value]) => value === chosen)
        if (!found) throw new Error(`${variable}: names ${chosen}, which is not set up for ${payType}`)
        return [[payType, found[1]]]
      }
      if (ready.length > 1)
        throw new Error(`${variable}: is missing, although ${ready.map(([value]) => value).join(' and ')} are set up`)
      return []
    }),
  )
}
