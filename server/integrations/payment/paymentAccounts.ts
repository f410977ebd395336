import type { PaymentProvider } from './paymentProvider'
import { WechatPay, type WechatPaySettings } from './wechatPay'

/** The merchant's accounts with payment providers. */
export interface PaymentAccounts {
  wechatPay?: WechatPaySettings | undefined
}

/** The providers that the merchant has an account with. */
export function realProviders({ wechatPay }: PaymentAccounts, now: () => Date): PaymentProvider[] {
  return wechatPay ? [new WechatPay(wechatPay, { now })] : []
}
