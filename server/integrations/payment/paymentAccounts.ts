import { AlipayPayments, type AlipayPaySettings } from './alipayPayments'
import type { PaymentProvider } from './paymentProvider'
import { PromptPayTransfers } from './promptPayTransfers'
import { WechatPay, type WechatPaySettings } from './wechatPay'

/** The merchant's accounts with payment providers. */
export interface PaymentAccounts {
  wechatPay?: WechatPaySettings | undefined
  alipay?: AlipayPaySettings | undefined
  /** Staff confirm PromptPay transfers to the accounts of the stores. */
  promptPayTransfers?: boolean
}

/** The providers that the merchant has an account with. */
export function realProviders(accounts: PaymentAccounts, now: () => Date): PaymentProvider[] {
  const { wechatPay, alipay, promptPayTransfers } = accounts
  return [
    ...(wechatPay ? [new WechatPay(wechatPay, { now })] : []),
    ...(alipay ? [new AlipayPayments(alipay, { now })] : []),
    ...(promptPayTransfers ? [new PromptPayTransfers()] : []),
  ]
}
