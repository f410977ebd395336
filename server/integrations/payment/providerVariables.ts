import type { ProviderName } from '../../../console/contract/settings/paymentProvider'

const ORIGIN = ['WEBHOOK_ORIGIN', 'SITE_ORIGINS']

/** The variables that each provider needs; one of several in an entry is enough. */
const NEEDED: Record<ProviderName, readonly (readonly string[])[]> = {
  promptpay: [['PROMPTPAY_CONFIRMATION']],
  wechatPay: [
    ...[['WECHAT_PAY_MERCHANT_ID'], ['WECHAT_PAY_CERTIFICATE_SERIAL'], ['WECHAT_PAY_PRIVATE_KEY']],
    ...[['WECHAT_PAY_API_KEY'], ['WECHAT_MINI_APP_ID', 'WECHAT_WEB_APP_ID'], ORIGIN],
  ],
  alipay: [['ALIPAY_SELLER_ID'], ['ALIPAY_APP_ID'], ['ALIPAY_PRIVATE_KEY'], ['ALIPAY_PUBLIC_KEY'], ORIGIN],
  opn: [['OPN_SECRET_KEY'], ['OPN_WEBHOOK_SECRET']],
  stripe: [['STRIPE_SECRET_KEY'], ['STRIPE_WEBHOOK_SECRET'], ['STRIPE_EMAIL']],
  sandbox: [['PAYMENT_SANDBOX']],
}

export type MissingVariables = Record<ProviderName, string[][]>

/** The variables that each provider lacks in an environment, by name. */
export function missingVariables(environment: Readonly<Record<string, string | undefined>>): MissingVariables {
  const lacking = (names: readonly string[]) => !names.some((name) => environment[name])
  return Object.fromEntries(
    Object.entries(NEEDED).map(([provider, needs]) => [provider, needs.filter(lacking).map((names) => [...names])]),
  ) as MissingVariables
}
