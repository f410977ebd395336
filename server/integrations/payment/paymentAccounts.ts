import type { PaymentProvider } from './paymentProvider'
import { PromptPayTransfers } from './promptPayTransfers'
import { WechatPay, type WechatPaySettings } from './wechatPay'

/** The merchant's accounts with payment providers. */
export interface PaymentAccounts {
  wechatPay?: WechatPaySettings | undefined
  /** Staff confirm PromptPay transfers to the accounts of the stores. */
  promptPayTransfers?: boolean
}

/** The providers that the merchant has an account with. */
export function realProviders({ wechatPay, promptPayTransfers }: PaymentAccounts, now: () => Date): PaymentProvider[] {
  return [
    ...(wechatPay ? [new WechatPay(wechatPay, { now })] : []),
    ...(promptPayTransfers ? [new PromptPayTransfers()] : []),
  ]
}
