import type { PayStart } from '@/contract/payment/pay'
import type { PayOutcome } from '@/domain/money/payOutcome'

/** A payment performed by the host app. */
export type HostPayment = Extract<PayStart, { payType: 'wechat'; paySign: string } | { payType: 'alipay' }>

/** Fallback without a host app, as in tests. The variants of this file are WeChat, Alipay and the browsers of both. */
export function payWithHost(_start: HostPayment): Promise<PayOutcome> {
  return Promise.resolve('failed')
}
