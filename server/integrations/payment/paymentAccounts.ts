import type { PayType } from '../../../src/contract/payment/payType'
import { AlipayPayments, type AlipayPaySettings } from './alipayPayments'
import type { OpnSettings } from './opnApi'
import { OpnPayments } from './opnPayments'
import type { PaymentProvider, ProviderChoice } from './paymentProvider'
import { PromptPayTransfers } from './promptPayTransfers'
import { StripePayments, type StripeSettings } from './stripePayments'
import { WechatPay, type WechatPaySettings } from './wechatPay'

/** The merchant's accounts with payment providers. */
export interface PaymentAccounts {
  wechatPay?: WechatPaySettings | undefined
  alipay?: AlipayPaySettings | undefined
  opn?: OpnSettings | undefined
  stripe?: StripeSettings | undefined
  /** Staff confirm PromptPay transfers to the accounts of the stores. */
  promptPayTransfers?: boolean
  /** Which provider takes a payment type, where several do. */
  choice?: ProviderChoice
}

/** The providers that the merchant has an account with. */
export function realProviders(accounts: PaymentAccounts, now?: () => Date): PaymentProvider[] {
  const { wechatPay, alipay, opn, stripe, promptPayTransfers } = accounts
  const options = now && { now }
  return [
    ...(wechatPay ? [new WechatPay(wechatPay, options)] : []),
    ...(alipay ? [new AlipayPayments(alipay, options)] : []),
    ...(opn ? [new OpnPayments(opn, options)] : []),
    ...(stripe ? [new StripePayments(stripe, options)] : []),
    ...(promptPayTransfers ? [new PromptPayTransfers()] : []),
  ]
}

/** The names of the providers by the payment types that they take. */
export function takersOf(accounts: PaymentAccounts): Partial<Record<PayType, string[]>> {
  const takers: Partial<Record<PayType, string[]>> = {}
  for (const { name, payTypes } of realProviders(accounts))
    for (const payType of payTypes) (takers[payType] ??= []).push(name)
  return takers
}
